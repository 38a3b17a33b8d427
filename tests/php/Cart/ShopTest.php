<?php

declare(strict_types=1);

namespace Mullion\Tests\Cart;

use Mullion\Cart\Shop as PluginShop;
use Mullion\Tests\PluginTestCase;
use Mullion\Tests\World\Shop;
use Mullion\Tests\World\Site;

/** What the scripts are told about the shop, and that a site without one is left alone. */
final class ShopTest extends PluginTestCase
{
    public function testASiteWithoutAShopHasNoCartNoSessionAndNoSettingsOfOne(): void
    {
        $shop = new PluginShop();

        self::assertSame([false, null, null, null], [$shop->isActive(), $shop->cart(), $shop->session(), $shop->config()]);
    }

    public function testBeforeTheCartIsLoadedThereIsNone(): void
    {
        Shop::$woocommerce = new \WooCommerce();
        $shop = new PluginShop();

        self::assertSame([true, null, null], [$shop->isActive(), $shop->cart(), $shop->session()]);
    }

    public function testTheScriptsAreToldWhereToAddAndWhereTheCartIs(): void
    {
        Shop::open();

        $config = (new PluginShop())->config();

        self::assertSame('/?wc-ajax=%%endpoint%%', $config['ajaxUrl'] ?? null);
        self::assertSame('https://shop.example/gio-hang/', $config['cartUrl'] ?? null);
    }

    public function testAddsFollowTheirLinkWhereTheOwnerHasSwitchedRequestsOff(): void
    {
        Shop::open();
        self::assertArrayNotHasKey('addByLink', (array) (new PluginShop())->config());

        Site::$options['woocommerce_enable_ajax_add_to_cart'] = 'no';
        self::assertTrue((new PluginShop())->config()['addByLink'] ?? null);
    }

    public function testAThemeThatBringsTheShopsScriptAllTheSameHasItsRequests(): void
    {
        Shop::open();
        Site::$options['woocommerce_enable_ajax_add_to_cart'] = 'no';
        wp_enqueue_script('wc-add-to-cart', '/add-to-cart.js');

        self::assertArrayNotHasKey('addByLink', (array) (new PluginShop())->config());
    }

    public function testTheOwnersSettingDecidesWhetherTheVisitorGoesToTheCart(): void
    {
        Shop::open();
        self::assertArrayNotHasKey('redirectAfterAdd', (array) (new PluginShop())->config());

        Site::$options['woocommerce_cart_redirect_after_add'] = 'yes';
        self::assertTrue((new PluginShop())->config()['redirectAfterAdd'] ?? null);
    }

    /** Plugins of a direct checkout do so. */
    public function testAPluginOverrulesThatSettingInWhatIsPrintedForWooCommercesScript(): void
    {
        Shop::open();
        $said = 'yes';
        add_filter('woocommerce_get_script_data', static function (mixed $data, string $handle) use (&$said): mixed {
            return $handle === 'wc-add-to-cart' && is_array($data) ? ['cart_redirect_after_add' => $said] + $data : $data;
        }, 10, 2);
        self::assertTrue((new PluginShop())->config()['redirectAfterAdd'] ?? null);

        Site::$options['woocommerce_cart_redirect_after_add'] = 'yes';
        $said = 'no';
        self::assertArrayNotHasKey('redirectAfterAdd', (array) (new PluginShop())->config());
    }

    public function testNonsenseForThatDataLeavesTheSettingAsItIs(): void
    {
        Shop::open();
        Site::$options['woocommerce_cart_redirect_after_add'] = 'yes';
        add_filter('woocommerce_get_script_data', static fn(): mixed => null);
        self::assertTrue((new PluginShop())->config()['redirectAfterAdd'] ?? null);
    }

    public function testTheScriptsKnowTheCartPage(): void
    {
        Shop::open();
        self::assertArrayNotHasKey('isCartPage', (array) (new PluginShop())->config());

        Shop::$kinds = ['cart'];
        self::assertTrue((new PluginShop())->config()['isCartPage'] ?? null);
    }

    public function testAThemeMayLeadToAnotherPageThanTheCart(): void
    {
        Shop::open();
        add_filter('woocommerce_add_to_cart_redirect', static fn(string $url, mixed $product): string
            => $product === null ? "{$url}?xem=1" : 'of a product', 10, 2);

        self::assertSame('https://shop.example/gio-hang/?xem=1', (new PluginShop())->config()['cartUrl'] ?? null);
    }

    /** WooCommerce's default is false where a page may stay; plugins answer with null. */
    public function testNonsenseForThatPageIsTheCart(): void
    {
        Shop::open();
        foreach ([null, false, ['https://x.example'], 7] as $nonsense) {
            add_filter('woocommerce_add_to_cart_redirect', static fn(): mixed => $nonsense);
            self::assertSame('https://shop.example/gio-hang/', (new PluginShop())->config()['cartUrl'] ?? null);
        }
    }

    /** Tabs with WooCommerce's own script listen for this key. */
    public function testTheKeyOfTheStorageIsWooCommercesOwn(): void
    {
        Shop::open();

        $key = 'wc_cart_hash_' . md5('1_https://shop.example/storefront');

        self::assertSame($key, (new PluginShop())->config()['hashKey'] ?? null);
        $fragments = 'wc_fragments_' . md5('1_https://shop.example/storefront');
        self::assertSame($fragments, (new PluginShop())->config()['fragmentsKey'] ?? null);
        add_filter('woocommerce_cart_hash_key', static fn(string $key): string => "{$key}_vi");
        self::assertSame("{$key}_vi", (new PluginShop())->config()['hashKey'] ?? null);
        add_filter('woocommerce_cart_hash_key', static fn(): null => null);
        self::assertSame($key, (new PluginShop())->config()['hashKey'] ?? null);
    }

    public function testScriptsInFragmentsRunOnlyWhereTheSiteSaysSoWithTrue(): void
    {
        Shop::open();
        self::assertArrayNotHasKey('fragmentScripts', (new PluginShop())->config() ?? []);

        add_filter('mullion_fragment_scripts', static fn(): int => 1, 10);
        self::assertArrayNotHasKey('fragmentScripts', (new PluginShop())->config() ?? []);

        add_filter('mullion_fragment_scripts', static fn(): bool => true, 20);
        self::assertTrue((new PluginShop())->config()['fragmentScripts'] ?? null);
    }
}
