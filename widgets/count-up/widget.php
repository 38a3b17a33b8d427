<?php

declare(strict_types=1);

use Mullion\Widgets\Widget;

defined('ABSPATH') || exit;

return new Widget(
    name: 'count-up',
    defaults: static fn(): array => [
        'number' => '',
        'prefix' => '',
        'suffix' => '',
        'label' => '',
    ],
    // Without a digit there is nothing to count to.
    isEmpty: static fn(array $props): bool
        => !is_scalar($props['number']) || preg_match('/\p{Nd}/u', (string) $props['number']) !== 1,
);
