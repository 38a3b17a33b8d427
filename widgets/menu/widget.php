<?php

declare(strict_types=1);

use Mullion\Widgets\Widget;

defined('ABSPATH') || exit;

return new Widget(
    name: 'menu',
    defaults: static fn(): array => [
        'items' => '',
        'label' => __('Main menu', 'mullion'),
        'toggle' => __('Menu', 'mullion'),
    ],
    attributes: static fn(array $props): array => ['aria-label' => $props['label']],
    html: ['items'],
    tag: 'nav',
);
