<?php

/**
 * Plugin Name: Mullion tests: products of each kind
 *
 * Answers `/?mullion-test=products` with one product of each kind that the contract speaks of. Only the one
 * with few pieces in stock is not of the demo: it is made when it is first asked for, and no list shows it.
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

add_action('template_redirect', static function (): void {
    if (($_GET['mullion-test'] ?? '') !== 'products') {
        return;
    }
    $asked = ['limit' => 2, 'status' => 'publish', 'stock_status' => 'instock', 'orderby' => 'menu_order', 'order' => 'ASC'];
    $simple = wc_get_products(['type' => 'simple'] + $asked);
    $variable = wc_get_products(['type' => 'variable'] + $asked)[0];
    $scarce = wc_get_product(wc_get_product_id_by_sku('MULLION-TEST-SCARCE')) ?: new WC_Product_Simple();
    if ($scarce->get_id() === 0) {
        $scarce->set_name('Mẫu cuối cùng');
        $scarce->set_sku('MULLION-TEST-SCARCE');
        $scarce->set_regular_price('1000');
        $scarce->set_manage_stock(true);
        $scarce->set_stock_quantity(3);
        $scarce->set_catalog_visibility('hidden');
        $scarce->set_menu_order(1000);
        // As the others: tests walk over every address of the shop.
        $scarce->set_category_ids($variable->get_category_ids());
        $scarce->set_image_id($variable->get_image_id());
        $scarce->save();
    }
    $products = [
        'simple' => $simple[0],
        'other' => $simple[1],
        'scarce' => $scarce,
        'gone' => wc_get_products(['type' => 'simple', 'stock_status' => 'outofstock'] + $asked)[0],
        'variable' => $variable,
        'variation' => wc_get_product($variable->get_available_variations()[0]['variation_id']),
    ];
    $describe = static fn(WC_Product $product): array => [
        'id' => $product->get_id(),
        'page' => wp_make_link_relative($product->get_permalink()),
    ];
    wp_send_json(['version' => WC_VERSION, 'products' => array_map($describe, $products)]);
}, 1);
