<?php

/**
 * Plugin Name: Mullion tests: variations by request
 *
 * For a visitor with the cookie `mullion_test_variations` no variation is printed: the page asks for each choice, as
 * WooCommerce does above thirty.
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

add_filter(
    'woocommerce_ajax_variation_threshold',
    static fn(mixed $most): mixed => isset($_COOKIE['mullion_test_variations']) ? 0 : $most,
);
