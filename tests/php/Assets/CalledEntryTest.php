<?php

declare(strict_types=1);

namespace Mullion\Tests\Assets;

use Mullion\Assets\PageAssets;
use Mullion\Tests\Graph;
use Mullion\Tests\World\Shop;
use Mullion\Tests\World\Site;
use PHPUnit\Framework\Attributes\DataProvider;

/** Where the lighter entry is on a page of a theme that knows nothing of us, and where it waits to be called. */
final class CalledEntryTest extends PageAssetsTestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        unset(Site::$supports['mullion']);
    }

    public function testAPageWithoutTheShopsClassicScriptsHasWhatCallsIt(): void
    {
        $assets = $this->lighter();

        self::assertStringNotContainsString('cart-entry-1.js', $this->head($assets));
        self::assertStringContainsString('<script id="mullion-call-entry" data-entry="' . self::URL . 'cart-entry-1.js">let call;</script>', self::foot());
    }

    public function testAPageThatShowsACartHasTheEntryInItsHead(): void
    {
        wp_enqueue_script('wc-cart-fragments', '/shop.js');

        self::assertStringContainsString('cart-entry-1.js', $this->head($this->lighter()));
        self::assertStringNotContainsString('mullion-call-entry', self::foot());
    }

    public function testAPageOfProductsHasItToo(): void
    {
        foreach (['shop', 'taxonomy', 'product', 'front'] as $kind) {
            Site::reset();
            Shop::open();
            Shop::$kinds = [$kind];
            wp_enqueue_script('wc-add-to-cart', '/shop.js');
            self::assertStringContainsString('cart-entry-1.js', $this->head($this->lighter()), $kind);
        }
    }

    public function testAPageOfNoProductsHasWhatCallsItThoughTheShopsScriptIsThere(): void
    {
        wp_enqueue_script('wc-add-to-cart', '/shop.js');

        self::assertStringNotContainsString('cart-entry-1.js', $this->head($this->lighter()));
        self::assertStringContainsString('mullion-call-entry', self::foot());
    }

    /** @param \Closure(): void $show */
    #[DataProvider('shown')]
    public function testWhatIsShownBelowTheHeadBringsItThere(\Closure $show): void
    {
        wp_enqueue_script('wc-add-to-cart', '/shop.js');
        $this->head($this->lighter());
        $show();

        $foot = self::foot();

        self::assertSame(1, substr_count($foot, 'cart-entry-1.js'));
        self::assertStringNotContainsString('mullion-call-entry', $foot);
    }

    /** @return iterable<string, array{\Closure(): void}> */
    public static function shown(): iterable
    {
        yield "a cart that the shop's script fills" => [static fn() => wp_enqueue_script('wc-cart-fragments', '/shop.js')];
        yield 'a cart that is printed with the page' => [static fn() => do_action('woocommerce_before_mini_cart')];
        yield 'a button' => [static fn() => apply_filters('woocommerce_loop_add_to_cart_link', '<a>+</a>')];
        yield 'a product by a shortcode' => [static fn() => wp_enqueue_script('wc-single-product', '/product.js')];
    }

    public function testSoDoesAWidgetThatPhpHasPrinted(): void
    {
        $assets = $this->lighter();
        $this->head($assets);
        $assets->before('slider', false);

        self::assertStringContainsString('cart-entry-1.js', self::foot());
    }

    public function testAScriptThatNeedsTheEntryHasIt(): void
    {
        wp_enqueue_script('tour', '/tour.js', [PageAssets::HANDLE]);

        self::assertStringContainsString('cart-entry-1.js', $this->head($this->lighter()));
    }

    public function testAStrictPolicyHasTheEntryEverywhere(): void
    {
        add_filter('mullion_inline_styles', '__return_false');

        self::assertStringContainsString('cart-entry-1.js', $this->head($this->lighter()));
    }

    /** With the scripts of the footer. */
    private static function foot(): string
    {
        return self::printedFoot() . self::printed(static fn() => wp_scripts()->do_items());
    }

    private function lighter(): PageAssets
    {
        $lists = ['widgets' => self::WIDGETS, 'standIns' => ['call-entry' => 'call-entry-1.js']];
        return (new Graph($this->build($lists, ['call-entry-1.js' => 'let call;'])))->assets;
    }
}
