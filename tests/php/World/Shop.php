<?php

declare(strict_types=1);

namespace Mullion\Tests\World;

/** Whether there is a WooCommerce, and what it has. Closed unless a test opens it. */
final class Shop
{
    public static ?\WooCommerce $woocommerce = null;

    /** @var array<string, string> Addresses of its pages. */
    public static array $pages = [];

    /** @var list<string> What kind of page this is: `cart`, `shop` … */
    public static array $kinds = [];

    /** @var array<int, \WC_Order|\WC_Product> */
    public static array $things = [];

    /** @var list<array{string, string}> Messages with their kind. */
    public static array $notices = [];

    public static function reset(): void
    {
        self::$woocommerce = null;
        self::$pages = [
            'cart' => 'https://shop.example/gio-hang/',
            'checkout' => 'https://shop.example/thanh-toan/',
            'myaccount' => 'https://shop.example/tai-khoan/',
        ];
        [self::$kinds, self::$things, self::$notices] = [[], [], []];
    }

    /** @param array<string, array<string, mixed>> $cart Items by their keys. */
    public static function open(array $cart = []): \WooCommerce
    {
        self::$woocommerce = new \WooCommerce();
        self::$woocommerce->cart = new \WC_Cart($cart);
        self::$woocommerce->session = new \WC_Session();
        return self::$woocommerce;
    }

    public static function has(string $function): bool
    {
        $isOfShop = preg_match('/^(WC|wc_\w+|woocommerce_\w+|is_(product|shop|cart|checkout)\w*)$/', $function) === 1;
        return \function_exists($function) && (!$isOfShop || self::$woocommerce !== null);
    }
}
