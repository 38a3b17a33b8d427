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
    ],
    attributes: static fn(array $props): array => [
        'role' => 'group',
        'aria-label' => $props['label'] === '' ? null : $props['label'],
    ],
    html: ['slides'],
    // The others wait for their first use, and their arrows do not need the script.
    preload: static function (array $props): bool {
        if (is_bool($props['autoplay'] ?? null)) {
            return $props['autoplay'];
        }
        // Once for all sliders of a page.
        static $read = null;
        $read ??= json_decode((string) file_get_contents(__DIR__ . '/presets.json'), true);
        /** @var array<string, array{autoplay?: bool}> $presets */
        $presets = $read;
        $preset = $props['preset'];

        return is_string($preset) && ($presets[$preset]['autoplay'] ?? false);
    },
);
