<?php

declare(strict_types=1);

namespace Mullion\Tests\Gallery;

use Mullion\Assets\Libraries;
use Mullion\Assets\Takeovers;
use Mullion\Gallery\ProductGallery;
use Mullion\Tests\PluginTestCase;
use Mullion\Tests\World\Shop;
use Mullion\Tests\World\Site;
use PHPUnit\Framework\Attributes\DataProvider;

/** Our gallery in the place of WooCommerce's three plugins. */
final class ProductGalleryTest extends PluginTestCase
{
    private const ALIASES = ['.woocommerce-product-gallery' => ['widget' => 'gallery', 'attributes' => ['replay' => '']]];

    protected function setUp(): void
    {
        parent::setUp();
        Site::$supports['wc-product-gallery-slider'] = true;
        update_option(Takeovers::OPTION, [Libraries::KEY => Libraries::LEFT_OUT]);
        (new ProductGallery(new Libraries()))->register();
    }

    public function testOnAThemeWithoutASliderTheGalleryIsTheShops(): void
    {
        parent::setUp();
        Site::$supports = [];
        (new ProductGallery(new Libraries()))->register();
        $others = ['.tabs' => ['widget' => 'tabs']];

        self::assertTrue(apply_filters('woocommerce_single_product_flexslider_enabled', true));
        self::assertSame($others, apply_filters('mullion_aliases', $others + self::ALIASES));
        self::assertSame(['tabs'], apply_filters('mullion_expected_widgets', ['gallery', 'tabs']));
    }

    public function testWhereWooCommerceDeclaresTheSliderLaterAsForBlockThemesTheGalleryIsOurs(): void
    {
        parent::setUp();
        Site::$supports = [];
        (new ProductGallery(new Libraries()))->register();
        self::assertTrue(apply_filters('woocommerce_single_product_flexslider_enabled', true));
        self::assertSame('small', apply_filters('woocommerce_gallery_image_size', 'small'));
        Site::$supports['wc-product-gallery-slider'] = true;

        self::assertFalse(apply_filters('woocommerce_single_product_flexslider_enabled', true));
        self::assertSame('woocommerce_single', apply_filters('woocommerce_gallery_image_size', 'small'));
        self::assertSame(self::ALIASES, apply_filters('mullion_aliases', self::ALIASES));
        self::assertSame(['gallery'], apply_filters('mullion_expected_widgets', ['gallery']));
    }

    public function testAThemeThatWasMadeForUsHasOurs(): void
    {
        Site::$supports = [];
        Site::$supports['mullion'] = true;

        self::assertSame(self::ALIASES, apply_filters('mullion_aliases', self::ALIASES));
    }

    public function testTheMagnifierOfWooCommerceIsThereWhereTheThemeAsksForIt(): void
    {
        self::assertSame(self::ALIASES, apply_filters('mullion_aliases', self::ALIASES));
        Site::$supports['wc-product-gallery-lightbox'] = true;
        self::assertSame(self::ALIASES, apply_filters('mullion_aliases', self::ALIASES), 'A press on the picture opens it.');
        Site::$supports['wc-product-gallery-zoom'] = true;

        $aliases = apply_filters('mullion_aliases', self::ALIASES);
        self::assertSame(
            ['attributes' => ['magnifier' => '', 'replay' => ''], 'widget' => 'gallery'],
            $aliases['.woocommerce-product-gallery'],
        );
        self::assertNull(apply_filters('mullion_aliases', null));
    }

    public function testAShopThatShowsNoButtonOnItsPicturesGetsNoneOfOurs(): void
    {
        $head = static fn(): string => self::printed(static fn() => do_action('wp_head'));
        Shop::open();
        Shop::$kinds = ['product'];
        self::assertStringContainsString('--mullion-gallery-zoom:none;', $head());

        Site::$supports += ['wc-product-gallery-lightbox' => true, 'wc-product-gallery-zoom' => true];
        self::assertStringNotContainsString('<style>', $head());
        Site::$supports = ['mullion' => true];
        self::assertStringNotContainsString('<style>', $head(), 'A theme that was made for ours.');
    }

    public function testAThemeThatAsksItsSliderForNoThumbnailsHasNoRoomKeptForThem(): void
    {
        $head = static fn(): string => self::printed(static fn() => do_action('wp_head'));
        Shop::open();
        Shop::$kinds = ['product'];
        self::assertStringNotContainsString('--mullion-gallery-room', $head());

        add_filter('woocommerce_single_product_carousel_options', static fn(array $options): array => ['controlNav' => false] + $options);
        self::assertStringContainsString('--mullion-gallery-room:0px;', $head());
        Shop::$kinds = [];
        self::assertStringNotContainsString('--mullion-gallery-room', $head());
    }

    public function testAThemeThatAsksForThemPrintsNoSettingsOfThem(): void
    {
        self::assertTrue(apply_filters('woocommerce_single_product_zoom_enabled', true), 'It works beside ours.');
        foreach (['flexslider', 'photoswipe'] as $plugin) {
            self::assertFalse(apply_filters("woocommerce_single_product_{$plugin}_enabled", true), $plugin);
        }
    }

    public function testEveryPictureOfTheStripIsALargeOne(): void
    {
        self::assertSame('woocommerce_single', apply_filters('woocommerce_gallery_image_size', 'woocommerce_gallery_thumbnail'));
    }

    public function testAllPicturesButTheMainOneComeLater(): void
    {
        $filter = 'woocommerce_gallery_image_html_attachment_image_params';

        self::assertSame(['alt' => 'Cửa'], apply_filters($filter, ['alt' => 'Cửa'], 1, 'woocommerce_single', true));
        self::assertSame(['alt' => 'Cửa', 'loading' => 'lazy'], apply_filters($filter, ['alt' => 'Cửa'], 2, 'woocommerce_single', false));
        self::assertSame(['loading' => 'eager'], apply_filters($filter, ['loading' => 'eager'], 2, 'woocommerce_single', false));
    }

    /** @return iterable<string, array{string, string}> */
    public static function scripts(): iterable
    {
        foreach (['flexslider', 'photoswipe-ui-default'] as $script) {
            yield $script => [$script, 'wp_enqueue_scripts'];
            // Since WooCommerce 10.3.
            yield "wc-{$script}" => ["wc-{$script}", 'wp_enqueue_scripts'];
            yield "{$script} of a block, which comes late" => [$script, 'wp_print_footer_scripts'];
        }
    }

    #[DataProvider('scripts')]
    public function testTheirFilesStayAway(string $script, string $moment): void
    {
        wp_enqueue_script($script, "{$script}.js");

        self::assertStringNotContainsString($script, self::page($moment));
    }

    public function testTheyStayForAThemeThatMayUseThemWithoutSayingSo(): void
    {
        update_option(Takeovers::OPTION, []);
        wp_enqueue_script('flexslider', 'flexslider.js');
        add_action('wp_footer', 'woocommerce_photoswipe');

        self::assertStringContainsString('flexslider.js', self::page('wp_enqueue_scripts'));
        self::assertTrue(remove_action('wp_footer', 'woocommerce_photoswipe'));
    }

    public function testWhatAThemeNeedsOfThemItGets(): void
    {
        wp_enqueue_script('flexslider', 'flexslider.js');
        wp_enqueue_script('theme', 'theme.js', ['flexslider']);

        self::assertStringContainsString('flexslider.js', self::page('wp_enqueue_scripts'));
    }

    public function testOtherScriptsAndStylesStay(): void
    {
        wp_enqueue_script('wc-single-product', 'single.js');
        wp_enqueue_style('photoswipe-default-skin', 'skin.css');
        wp_enqueue_style('theme', 'theme.css');

        $page = self::page('wp_enqueue_scripts');

        self::assertStringContainsString('single.js', $page);
        self::assertStringContainsString('theme.css', $page);
        self::assertStringNotContainsString('skin.css', $page);
    }

    public function testTheirDialogIsNotPrintedAtThePagesEnd(): void
    {
        add_action('wp_footer', 'woocommerce_photoswipe');
        do_action('wp_enqueue_scripts');

        self::assertFalse(remove_action('wp_footer', 'woocommerce_photoswipe'), 'It is gone already.');
    }

    private static function page(string $moment): string
    {
        do_action($moment);
        return self::printed(static function (): void {
            wp_styles()->do_items();
            wp_scripts()->do_items();
        });
    }
}
