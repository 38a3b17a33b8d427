<?php

/**
 * Plugin Name: Mullion tests: the cart as the server has it
 *
 * Answers `/?mullion-test=cart` with what is in the visitor's cart, so that no test has to believe
 * the page. `/?mullion-test=forget-session` loses the visitor's session, as its end of life does; the cookie stays.
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

add_action('template_redirect', static function (): void {
    if (($_GET['mullion-test'] ?? '') !== 'forget-session') {
        return;
    }
    $key = WC()->session->get_customer_id();
    // What this request saves itself is lost, too.
    add_action('shutdown', static fn() => WC()->session->delete_session($key), 999);
    wp_send_json($key);
}, 1);

add_action('template_redirect', static function (): void {
    if (($_GET['mullion-test'] ?? '') !== 'cart') {
        return;
    }
    $lines = [];
    $items = [];
    foreach (WC()->cart->get_cart() as $key => $line) {
        $items[] = ['key' => $key, 'product' => (string) $line['product_id'], 'quantity' => (int) $line['quantity']];
        $lines[(string) $line['product_id']] = ($lines[(string) $line['product_id']] ?? 0) + (int) $line['quantity'];
    }
    $nonces = ['cart' => 'woocommerce-cart', 'apply' => 'apply-coupon', 'remove' => 'remove-coupon'];
    wp_send_json([
        'lines' => (object) $lines,
        'items' => $items,
        'coupons' => array_values(WC()->cart->get_applied_coupons()),
        'nonces' => array_map(wp_create_nonce(...), $nonces),
    ]);
}, 1);
