<?php

declare(strict_types=1);

namespace Mullion\Tests\Gallery;

use Mullion\Gallery\ProductGallery;
use Mullion\Tests\PluginTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Our gallery in the place of WooCommerce's three plugins. */
final class ProductGalleryTest extends PluginTestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        (new ProductGallery())->register();
    }

    public function testAThemeThatAsksForThemPrintsNoSettingsOfThem(): void
    {
        foreach (['flexslider', 'zoom', 'photoswipe'] as $plugin) {
            self::assertFalse(apply_filters("woocommerce_single_product_{$plugin}_enabled", true), $plugin);
        }
    }

    public function testEveryPictureOfTheStripIsALargeOne(): void
    {
        self::assertSame('woocommerce_single', apply_filters('woocommerce_gallery_image_size', 'woocommerce_gallery_thumbnail'));
    }

    /** @return iterable<string, array{string, string}> */
    public static function scripts(): iterable
    {
        foreach (['flexslider', 'zoom', 'photoswipe-ui-default'] as $script) {
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

    public function testWhatAThemeNeedsOfThemItGets(): void
    {
        wp_enqueue_script('zoom', 'zoom.js');
        wp_enqueue_script('theme', 'theme.js', ['zoom']);

        self::assertStringContainsString('zoom.js', self::page('wp_enqueue_scripts'));
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
