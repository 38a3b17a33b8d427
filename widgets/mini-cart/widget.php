<?php

declare(strict_types=1);

use Mullion\Widgets\Widget;

defined('ABSPATH') || exit;

return new Widget(
    name: 'mini-cart',
    defaults: static fn(): array => [
        'url' => function_exists('wc_get_cart_url') ? wc_get_cart_url() : '',
        'label' => __('Cart', 'mullion'),
        'title' => __('Your cart', 'mullion'),
        'close' => __('Close', 'mullion'),
        'content' => '<div class="widget_shopping_cart_content"></div>',
    ],
    html: ['content'],
    needsShop: true,
);
