<?php

declare(strict_types=1);

use Mullion\Widgets\Widget;

defined('ABSPATH') || exit;

return new Widget(
    name: 'mini-cart',
    defaults: static fn(): array => [
        'url' => function_exists('wc_get_cart_url') ? wc_get_cart_url() : '',
        'shop' => function_exists('wc_get_page_permalink') ? wc_get_page_permalink('shop') : '',
        'label' => __('Cart', 'mullion'),
        'title' => __('Your cart', 'mullion'),
        'close' => __('Close', 'mullion'),
        'browse' => __('Go to the shop', 'mullion'),
        'content' => '<div class="widget_shopping_cart_content"></div>',
    ],
    html: ['content'],
    needsShop: true,
);
