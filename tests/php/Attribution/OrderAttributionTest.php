<?php

declare(strict_types=1);

namespace Mullion\Tests\Attribution;

use Mullion\Assets\Manifest;
use Mullion\Attribution\OrderAttribution;
use Mullion\Tests\PluginTestCase;
use Mullion\Tests\World\Shop;

/** Our script in the place of WooCommerce's two that note where a visitor came from. */
final class OrderAttributionTest extends PluginTestCase
{
    public function testItsHandlesComeAfterWhatIsReplacedAlready(): void
    {
        $part = $this->part();

        self::assertSame('attribution', $part->name());
        self::assertSame(['woocommerce', 'wc-order-attribution', 'sourcebuster-js'], $part->replace(['woocommerce']));
        self::assertSame(['wc-order-attribution', 'sourcebuster-js'], $part->replace('nothing of a list'));
    }

    public function testAnOldBuildReplacesNothing(): void
    {
        self::assertSame([], (new Manifest('/nowhere', ''))->replacements());
    }

    public function testThePageIsNotHeldUpByIt(): void
    {
        wp_enqueue_script('wc-order-attribution', 'attribution.js');
        ($this->part())->register();

        do_action('wp_enqueue_scripts');

        self::assertSame('defer', wp_scripts()->registered['wc-order-attribution']->extra['strategy'] ?? null);
    }

    /** WooCommerce registers its scripts at 10. */
    public function testItIsDeferredAlsoWhereTheShopRegistersLate(): void
    {
        ($this->part())->register();
        add_action('wp_enqueue_scripts', static fn() => wp_enqueue_script('wc-order-attribution', 'attribution.js'), 10);

        do_action('wp_enqueue_scripts');

        self::assertSame('defer', wp_scripts()->registered['wc-order-attribution']->extra['strategy'] ?? null);
    }

    public function testAShopThatNotesNothingHasNoScriptOfIt(): void
    {
        ($this->part())->register();

        do_action('wp_enqueue_scripts');

        self::assertSame([], wp_scripts()->registered);
    }

    public function testSwitchedOffTheShopsOwnFilesAreBack(): void
    {
        self::assertSame(['woocommerce'], apply_filters('mullion_replaced_scripts', ['woocommerce']));

        ($this->part())->register();
        self::assertCount(3, (array) apply_filters('mullion_replaced_scripts', ['woocommerce']));
    }

    public function testASiteWithoutAShopTracksNobodyUnlessItAsksForIt(): void
    {
        $this->part()->register();

        do_action('wp_enqueue_scripts');

        self::assertArrayNotHasKey('mullion-attribution', wp_scripts()->registered);
    }

    public function testAskedForOurScriptIsOnThePageWithWhatItNeedsAndAsksForConsent(): void
    {
        add_filter('mullion_track_sources', static fn(): bool => true);
        $this->part()->register();

        do_action('wp_enqueue_scripts');

        $script = wp_scripts()->registered['mullion-attribution'];
        self::assertSame(['https://shop.example/build/order-attribution-1.js', 'defer'], [$script->src, $script->extra['strategy'] ?? null]);
        $printed = implode('', (array) ($script->extra['before'] ?? []));
        self::assertSame(1, preg_match('/^var wc_order_attribution = (.*);$/', $printed, $match));
        $page = json_decode($match[1] ?? '', true);
        self::assertIsArray($page);
        self::assertSame(['marketing', true], [$page['params']['consentCategory'], $page['params']['allowTracking']]);
        self::assertSame('current.src', $page['fields']['utm_source']);
    }

    /** There the owner's switch of WooCommerce decides. */
    public function testWithAShopItIsNeverOurOwnScript(): void
    {
        Shop::open();
        add_filter('mullion_track_sources', static fn(): bool => true);
        $this->part()->register();

        do_action('wp_enqueue_scripts');

        self::assertSame([], wp_scripts()->registered);
    }

    public function testWithoutABuildNothingIsAskedFor(): void
    {
        add_filter('mullion_track_sources', static fn(): bool => true);
        (new OrderAttribution(new Manifest('/nowhere', '')))->register();

        do_action('wp_enqueue_scripts');

        self::assertSame([], wp_scripts()->registered);
    }

    private function part(): OrderAttribution
    {
        return new OrderAttribution($this->build(['replacements' => ['wc-order-attribution' => 'order-attribution-1.js']]));
    }
}
