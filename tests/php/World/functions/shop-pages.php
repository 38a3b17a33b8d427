<?php

declare(strict_types=1);

use Mullion\Tests\World\Shop;

/** The pages of the shop, and what it prints. */

function wc_get_page_permalink(string $page, string|bool|null $fallback = null): string
{
    return Shop::$pages[$page] ?? (string) $fallback;
}

/** @return list<int> */
function wc_get_products(array $query): array
{
    return array_slice(array_keys(Shop::$things), 0, $query['limit']);
}

function wc_get_cart_url(): string
{
    return wc_get_page_permalink('cart', home_url('/'));
}

function wc_print_notice(string $message, string $kind = 'success'): void
{
    Shop::$notices[] = [$kind, $message];
}

function woocommerce_demo_store(): void
{
    echo apply_filters('woocommerce_demo_store', '<p class="woocommerce-store-notice">stock</p>', (string) get_option('woocommerce_demo_store_notice'));
}

function is_store_notice_showing(): bool
{
    return get_option('woocommerce_demo_store', 'yes') === 'yes';
}

function is_shop(): bool
{
    return in_array('shop', Shop::$kinds, true);
}

function is_product_taxonomy(): bool
{
    return in_array('taxonomy', Shop::$kinds, true);
}

function is_product(): bool
{
    return in_array('product', Shop::$kinds, true);
}

function is_cart(): bool
{
    return in_array('cart', Shop::$kinds, true);
}

function is_checkout(): bool
{
    return in_array('checkout', Shop::$kinds, true);
}

/** WordPress's own: a page of products, too, where the owner has put some there. */
function is_front_page(): bool
{
    return in_array('front', Shop::$kinds, true);
}

function is_account_page(): bool
{
    return in_array('account', Shop::$kinds, true);
}

/** The dialog of its picture viewer. */
function woocommerce_photoswipe(): void
{
    echo '<div class="pswp"></div>';
}

/** The only template there is, unless a theme has its own. */
function wc_locate_template(string $name): string
{
    return (string) apply_filters('woocommerce_locate_template', dirname(__DIR__) . '/mini-cart.php', $name, '');
}

function woocommerce_mini_cart(): void
{
    include wc_locate_template('cart/mini-cart.php');
}

/** Of a classic theme, whose buttons have no class of the block editor's. */
function wc_wp_theme_get_element_class_name(string $element): string
{
    return '';
}
