<?php

declare(strict_types=1);

use Mullion\Widgets\Widget;

defined('ABSPATH') || exit;

/*
 * `panels` are by what their tabs are called: trusted HTML that the caller has escaped, each beginning with a heading
 * for where no script runs. `id` is what their own IDs begin with.
 */
return new Widget(
    name: 'tabs',
    defaults: static fn(): array => [
        'id' => 'mullion-tabs',
        'label' => '',
        'panels' => [],
    ],
    html: ['panels'],
    isEmpty: static fn(array $props): bool => $props['panels'] === [],
);
