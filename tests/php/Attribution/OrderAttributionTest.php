<?php

declare(strict_types=1);

namespace Mullion\Tests\Attribution;

use Mullion\Assets\Manifest;
use Mullion\Attribution\OrderAttribution;
use Mullion\Tests\PluginTestCase;

/** Our script in the place of WooCommerce's two that note where a visitor came from. */
final class OrderAttributionTest extends PluginTestCase
{
    public function testItsHandlesComeAfterWhatIsReplacedAlready(): void
    {
        $part = new OrderAttribution();

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
        (new OrderAttribution())->register();

        do_action('wp_enqueue_scripts');

        self::assertSame('defer', wp_scripts()->registered['wc-order-attribution']->extra['strategy'] ?? null);
    }

    /** WooCommerce registers its scripts at 10. */
    public function testItIsDeferredAlsoWhereTheShopRegistersLate(): void
    {
        (new OrderAttribution())->register();
        add_action('wp_enqueue_scripts', static fn() => wp_enqueue_script('wc-order-attribution', 'attribution.js'), 10);

        do_action('wp_enqueue_scripts');

        self::assertSame('defer', wp_scripts()->registered['wc-order-attribution']->extra['strategy'] ?? null);
    }

    public function testAShopThatNotesNothingHasNoScriptOfIt(): void
    {
        (new OrderAttribution())->register();

        do_action('wp_enqueue_scripts');

        self::assertSame([], wp_scripts()->registered);
    }

    public function testSwitchedOffTheShopsOwnFilesAreBack(): void
    {
        self::assertSame(['woocommerce'], apply_filters('mullion_replaced_scripts', ['woocommerce']));

        (new OrderAttribution())->register();
        self::assertCount(3, (array) apply_filters('mullion_replaced_scripts', ['woocommerce']));
    }
}
