<?php

declare(strict_types=1);

use Mullion\Widgets\Widget;

defined('ABSPATH') || exit;

return new Widget(
    name: 'sort',
    defaults: static fn(): array => [
        'label' => __('Sort by', 'mullion'),
        'name' => 'orderby',
        'value' => '',
        'options' => [],
        'fields' => ['paged' => '1'],
        'submit' => __('Sort', 'mullion'),
    ],
);
