<?php

declare(strict_types=1);

namespace Mullion\Tests\Assets;

use Mullion\Assets\CalledEntry;
use Mullion\Assets\JoinedEntry;
use Mullion\Attribution\OrderAttribution;
use Mullion\Tests\Graph;
use Mullion\Tests\World\Shop;
use Mullion\Tests\World\Site;

/** The lighter entry and the order's source in one file, on the page of a theme that knows nothing of us. */
final class JoinedEntryTest extends ReplacedScriptsTestCase
{
    private const LISTS = [
        'cartEntry' => 'cart-entry-1.js',
        'joinedEntry' => 'joined-entry-1.js',
        'joinedKeptEntry' => 'joined-kept-entry-1.js',
        'replacements' => ['wc-order-attribution' => 'attribution-1.js'],
    ];
    private const BUILD = 'https://shop.example/build/';

    protected function setUp(): void
    {
        parent::setUp();
        unset(Site::$supports['mullion'], $_COOKIE['woocommerce_items_in_cart']);
        wp_scripts()->add('wc-order-attribution', self::WOO . 'attribution.js', [], ['data' => 'var wc_order_attribution = {};']);
        wp_enqueue_script('wc-order-attribution');
    }

    public function testAPageThatHasBothLoadsOneFile(): void
    {
        $html = $this->page();

        self::assertStringContainsString(self::BUILD . 'joined-entry-1.js', $html);
        self::assertStringContainsString('var wc_order_attribution', $html);
        self::assertStringNotContainsString('attribution-1.js', $html);
        self::assertStringNotContainsString('cart-entry-1.js', $html);
    }

    public function testWhoHasACartIsSentWhatShowsItInTheSameFile(): void
    {
        $_COOKIE['woocommerce_items_in_cart'] = '1';
        self::assertStringContainsString(self::BUILD . 'joined-kept-entry-1.js', $this->page());
    }

    public function testThePagesThatPrintTheCartThemselvesSendNothingThatShowsIt(): void
    {
        $_COOKIE['woocommerce_items_in_cart'] = '1';
        Shop::open();
        foreach (['cart', 'checkout'] as $kind) {
            Shop::$kinds = [$kind];
            self::assertStringContainsString(self::BUILD . 'joined-entry-1.js', $this->page(), $kind);
            wp_scripts()->done = [];
        }
    }

    public function testAPageThatShowsNoCartSendsNothingThatShowsOne(): void
    {
        $_COOKIE['woocommerce_items_in_cart'] = '1';
        wp_dequeue_script('wc-cart-fragments');
        Shop::open();
        Shop::$kinds = ['product'];

        self::assertStringContainsString(self::BUILD . 'joined-entry-1.js', $this->page());
    }

    public function testTheFooterPrintsNoneOfThemAgain(): void
    {
        $this->page();

        $foot = self::printed(static function (): void {
            do_action('wp_print_footer_scripts');
            wp_scripts()->do_items();
        });

        self::assertStringNotContainsString('attribution', $foot);
    }

    public function testWhoNeedsTheSourceFindsItsFileBeforeIt(): void
    {
        wp_enqueue_script('consent', 'consent.js', ['wc-order-attribution']);

        $this->assertApart($this->page());
    }

    public function testASourceThatIsWantedBelowTheHeadHasItsOwnFile(): void
    {
        wp_dequeue_script('wc-order-attribution');

        self::assertStringContainsString(self::BUILD . 'cart-entry-1.js', $this->page());
    }

    public function testAPageThatMayNeverNeedTheEntryHasTheSourceAlone(): void
    {
        wp_dequeue_script('wc-add-to-cart');
        wp_dequeue_script('wc-cart-fragments');

        self::assertStringContainsString(self::BUILD . 'attribution-1.js', $this->page());
    }

    public function testAButtonBelowTheHeadBringsBothInOneFileThere(): void
    {
        array_map(wp_dequeue_script(...), ['wc-cart-fragments', 'wc-order-attribution']);
        self::assertStringNotContainsString('entry-1.js', $this->page());
        wp_enqueue_script('wc-order-attribution');
        apply_filters('woocommerce_loop_add_to_cart_link', '<a>+</a>');

        $foot = self::printed(static function (): void {
            do_action('wp_footer');
            do_action('wp_print_footer_scripts');
            wp_scripts()->do_items();
        });

        self::assertSame(1, substr_count($foot, 'joined-entry-1.js'));
        self::assertStringNotContainsString('attribution-1.js', $foot);
    }

    public function testTheShopsOwnAttributionStaysWhereOursIsOff(): void
    {
        $html = $this->page(isOurs: false);

        self::assertStringContainsString(self::WOO . 'attribution.js', $html);
        self::assertStringContainsString(self::BUILD . 'cart-entry-1.js', $html);
    }

    public function testAThemeThatWasMadeForUsHasTheWholeEntry(): void
    {
        Site::$supports['mullion'] = true;

        self::assertStringNotContainsString('joined-entry-1.js', $this->page());
    }

    private function assertApart(string $html): void
    {
        self::assertStringContainsString(self::BUILD . 'cart-entry-1.js', $html);
        self::assertStringContainsString(self::BUILD . 'attribution-1.js', $html);
    }

    private function page(bool $isOurs = true): string
    {
        $lists = self::LISTS + ['standIns' => ['call-entry' => 'call-entry-1.js']];
        $manifest = $this->build($lists, ['call-entry-1.js' => 'let call;']);
        $graph = new Graph($manifest);
        $this->replaced($lists)->register();
        if ($isOurs) {
            (new OrderAttribution($manifest))->register();
        }
        (new JoinedEntry($manifest, new CalledEntry($manifest, $graph->takeovers)))->register();
        $graph->assets->register();
        do_action('wp_enqueue_scripts');
        return self::printed(static function (): void {
            do_action('wp_print_scripts');
            wp_scripts()->do_items();
        });
    }
}
