<?php

/**
 * Plugin Name: Mullion tests: related products in one order
 *
 * The shop draws them by lot, and two pages that are compared would show different ones.
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

add_filter('woocommerce_product_related_posts_shuffle', '__return_false');
add_filter('woocommerce_output_related_products_args', static fn(array $args): array => ['orderby' => 'id', 'order' => 'asc'] + $args);
