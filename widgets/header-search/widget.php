<?php

declare(strict_types=1);

use Mullion\Widgets\Widget;

defined('ABSPATH') || exit;

return new Widget(
    name: 'header-search',
    defaults: static fn(): array => [
        'action' => home_url('/'),
        'value' => get_search_query(false),
        'postType' => function_exists('wc_get_cart_url') ? 'product' : '',
        'label' => __('Search', 'mullion'),
        'field' => __('What are you looking for?', 'mullion'),
    ],
    tag: 'details',
);
