<?php

declare(strict_types=1);

namespace Mullion\Tests\Cart;

use Mullion\Cart\CartRequests;
use Mullion\Cart\EmptyCart;
use Mullion\Cart\Shop;
use Mullion\Cart\SpeculationRules;
use Mullion\Tests\PluginTestCase;
use Mullion\Tests\World;
use Mullion\Tests\World\Hooks;
use Mullion\Tests\World\Site;
use PHPUnit\Framework\Attributes\DataProvider;

/** Which hooks a page view has of the cart (each costs memory), and what a change of it is sure of. */
final class CartRequestsTest extends PluginTestCase
{
    #[DataProvider('requests')]
    public function testTheShopsRequestsAreAnsweredWhereOneIsMadeAndNowhereElse(mixed $asked, bool $isThere): void
    {
        $_GET = $asked === null ? [] : ['wc-ajax' => $asked];
        $shop = new Shop();
        (new CartRequests($shop, new EmptyCart($shop), new SpeculationRules()))->register();
        do_action('wp_loaded');

        foreach (['add_to_cart', 'remove_from_cart', 'mullion_set', 'mullion_restore'] as $name) {
            self::assertSame($isThere, Hooks::has("wc_ajax_{$name}"), $name);
        }
        self::assertTrue(Hooks::has('woocommerce_add_to_cart_fragments'));
    }

    public function testARequestThatChangesTheCartGoesOnThoughItsVisitorHasLeft(): void
    {
        $shop = new Shop();
        (new CartRequests($shop, new EmptyCart($shop), new SpeculationRules()))->register();
        ignore_user_abort(false);
        do_action('woocommerce_add_to_cart');

        self::assertSame(1, ignore_user_abort());
    }

    public function testACartInAnotherLanguageThanTheSitesIsKeptApart(): void
    {
        World\Shop::open();
        Site::$locale = 'vi';
        update_option('WPLANG', 'vi');
        $shop = new Shop();
        $own = $shop->config() ?? [];
        (new CartRequests($shop, new EmptyCart($shop), new SpeculationRules()))->register();
        self::assertSame($own, $shop->config());

        Site::$locale = 'en_US';
        $other = $shop->config() ?? [];
        self::assertSame(["{$own['hashKey']}_en_US", "{$own['fragmentsKey']}_en_US"], [$other['hashKey'], $other['fragmentsKey']]);

        update_option('WPLANG', '');
        self::assertSame($own, $shop->config());
    }

    /** @return iterable<string, array{mixed, bool}> */
    public static function requests(): iterable
    {
        yield 'a page' => [null, false];
        yield 'a request' => ['add_to_cart', true];
        yield 'nonsense' => [['x'], true];
    }
}
