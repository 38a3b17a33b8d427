<?php

/**
 * Plugin Name: Mullion tests: orders as the server has them
 *
 * `/?mullion-test=order&id=7` answers with what an order knows of its customer's source, and `=customer&email=…` with
 * what an account does; `=bought&id=7` with what was bought, by whom and for how much. The cookie `mullion_test_stock` puts WooCommerce's own attribution scripts back for one visitor;
 * `mullion_test_block` makes the checkout a page with the checkout block.
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

const MULLION_TEST_META = '_wc_order_attribution_';

/**
 * @param iterable<string, mixed> $meta
 */
function mullion_test_source(iterable $meta): object
{
    $source = [];
    foreach ($meta as $key => $value) {
        if (str_starts_with($key, MULLION_TEST_META) && is_string($value)) {
            $source[substr($key, strlen(MULLION_TEST_META))] = $value;
        }
    }
    ksort($source);
    return (object) $source;
}

/** @return iterable<string, mixed> */
function mullion_test_order_meta(int $id): iterable
{
    $order = wc_get_order($id);
    if (is_object($order) && method_exists($order, 'get_meta_data')) {
        foreach ($order->get_meta_data() as $item) {
            yield (string) $item->key => $item->value;
        }
        return;
    }
    foreach (get_post_meta($id) as $key => [$value]) {
        yield (string) $key => $value;
    }
}

/**
 * @return array<string, mixed>
 */
function mullion_test_bought(WC_Order $order): array
{
    $items = [];
    foreach ($order->get_items() as $item) {
        $items[] = is_array($item)
            ? ['product' => (int) $item['product_id'], 'quantity' => (int) $item['quantity'], 'total' => (float) $item['total'], 'choices' => array_values($item['choices'])]
            : ['product' => $item->get_product_id(), 'quantity' => $item->get_quantity(), 'total' => (float) $item->get_total(), 'choices' => array_column($item->get_formatted_meta_data('_', true), 'value')];
    }
    $billing = [];
    foreach (['first_name', 'last_name', 'address_1', 'city', 'phone', 'email'] as $field) {
        $getter = "get_billing_{$field}";
        $billing["billing_{$field}"] = method_exists($order, $getter) ? $order->{$getter}() : $order->get_meta("_billing_{$field}");
    }
    return ['items' => $items, 'total' => (float) $order->get_total(), 'status' => $order->get_status(), 'payment' => $order->get_payment_method(), ...$billing];
}

/** The page with the checkout block, made when it is first asked for. */
function mullion_test_block_page(): int
{
    $page = get_page_by_path('thanh-toan-khoi');
    return $page instanceof WP_Post ? $page->ID : (int) wp_insert_post([
        'post_type' => 'page',
        'post_status' => 'publish',
        'post_name' => 'thanh-toan-khoi',
        'post_title' => 'Thanh toán',
        'post_content' => '<!-- wp:woocommerce/checkout --><div class="wp-block-woocommerce-checkout alignwide wc-block-checkout is-loading"></div><!-- /wp:woocommerce/checkout -->',
    ]);
}

add_filter('mullion_enabled', static fn(bool $isOn, string $name): bool => $name === 'attribution' && isset($_COOKIE['mullion_test_stock']) ? false : $isOn, 10, 2);
add_filter('option_woocommerce_checkout_page_id', static fn(mixed $id): mixed => isset($_COOKIE['mullion_test_block']) ? mullion_test_block_page() : $id);

add_action('template_redirect', static function (): void {
    $asked = $_GET['mullion-test'] ?? '';
    if ($asked === 'order') {
        wp_send_json(mullion_test_source(mullion_test_order_meta((int) $_GET['id'])));
    }
    if ($asked === 'bought') {
        wp_send_json(mullion_test_bought(wc_get_order((int) $_GET['id'])));
    }
    if ($asked === 'customer') {
        $user = get_user_by('email', (string) wp_unslash($_GET['email'] ?? ''));
        $meta = $user ? array_map(static fn(array $values): mixed => $values[0], get_user_meta($user->ID)) : [];
        wp_send_json(mullion_test_source($meta));
    }
    if ($asked === 'shop') {
        wp_send_json(['isReal' => class_exists('Automattic\WooCommerce\Internal\Orders\OrderAttributionController'), 'version' => WC_VERSION]);
    }
}, 1);
