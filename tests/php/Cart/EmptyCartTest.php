<?php

declare(strict_types=1);

namespace Mullion\Tests\Cart;

use Mullion\Cart\EmptyCart;
use Mullion\Cart\Shop as PluginShop;
use Mullion\Tests\PluginTestCase;
use Mullion\Tests\World\Shop;

/** The theme's own words for an empty cart. */
final class EmptyCartTest extends PluginTestCase
{
    public function testTheyStandReadyWhereScriptsFillACart(): void
    {
        self::assertSame('<template id="mullion-empty-cart"><p>Giỏ trống</p></template>', self::shown([], 'wc-cart-fragments'));
    }

    public function testNotInAPageWithoutACartNorForAVisitorWhoHasOne(): void
    {
        self::assertSame('', self::shown([], 'theme'));
        self::assertSame('', self::shown(['a' => ['product_id' => 7, 'quantity' => 1]], 'wc-cart-fragments'));
    }

    public function testNotWithoutAShop(): void
    {
        wp_enqueue_script('wc-cart-fragments', 'x.js');

        self::assertSame('', self::printed(static fn() => (new EmptyCart(new PluginShop()))->show()));
    }

    /** @param array<string, array<string, mixed>> $cart */
    private static function shown(array $cart, string $script): string
    {
        Shop::open($cart);
        wp_enqueue_script($script, 'x.js');
        $html = self::printed(static fn() => (new EmptyCart(new PluginShop()))->show());
        wp_scripts()->queue = [];
        return $html;
    }
}
