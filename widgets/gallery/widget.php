<?php

declare(strict_types=1);

use Mullion\Widgets\Widget;

defined('ABSPATH') || exit;

/*
 * Each of `images` has `src`, `full` (where its link leads), `alt`, `width` and `height`, and may have
 * `thumb`, `caption`, `srcset` and `sizes`. The first one is the main picture of the page, and is asked for before
 * the others, unless its `priority` is `auto`: WordPress decides then.
 */
return new Widget(
    name: 'gallery',
    defaults: static fn(): array => [
        'label' => __('Product pictures', 'mullion'),
        'enlarge' => __('Enlarge the picture', 'mullion'),
        'images' => [],
    ],
    attributes: static fn(array $props): array => [
        'role' => 'group',
        'aria-label' => $props['label'],
    ],
);
