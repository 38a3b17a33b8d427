<?php

declare(strict_types=1);

defined('ABSPATH') || exit;

// The last two WooCommerce gives it itself, but not in the administration.
$hasSlider = current_theme_supports('wc-product-gallery-slider')
    || wp_is_block_theme()
    || !current_theme_supports('woocommerce');

return $hasSlider
    ? __('Your theme asks for the shop’s slider: it becomes ours, which swipes.', 'mullion')
    : __('Your theme asks for no slider: pictures that it lays out itself stay.', 'mullion');
