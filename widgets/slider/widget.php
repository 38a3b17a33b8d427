<?php

declare(strict_types=1);

use Mullion\Widgets\Widget;

defined('ABSPATH') || exit;

/*
 * A flag or number that is null is left out of the markup: the preset decides. `slides` is trusted
 * HTML that the caller has escaped; everything else is escaped where it is printed.
 */
return new Widget(
    name: 'slider',
    defaults: static fn(): array => [
        'preset' => 'home',
        'label' => '',
        'slides' => [],
        'arrows' => null,
        'dots' => null,
        'autoplay' => null,
        'fade' => null,
        'pause' => null,
        'speed' => null,
        'items' => null,
        'items_desktop' => null,
        'items_laptop' => null,
        'items_tablet' => null,
        'items_mobile' => null,
    ],
    attributes: static function (array $props): array {
        $flag = static fn(mixed $value): ?string => is_bool($value) ? ($value ? 'true' : 'false') : null;

        return [
            'data-preset' => $props['preset'],
            'data-arrows' => $flag($props['arrows']),
            'data-dots' => $flag($props['dots']),
            'data-autoplay' => $flag($props['autoplay']),
            'data-fade' => $flag($props['fade']),
            'data-pause' => $props['pause'],
            'data-speed' => $props['speed'],
            'data-items' => $props['items'],
            'data-items-desktop' => $props['items_desktop'],
            'data-items-laptop' => $props['items_laptop'],
            'data-items-tablet' => $props['items_tablet'],
            'data-items-mobile' => $props['items_mobile'],
            'role' => 'group',
            'aria-label' => $props['label'] === '' ? null : $props['label'],
        ];
    },
    html: ['slides'],
    // The others wait for their first use, and their arrows do not need the script.
    preload: static fn(array $props): bool => is_bool($props['autoplay'])
        ? $props['autoplay']
        : in_array($props['preset'], ['home', 'partner', 'blog'], true),
);
