<?php

declare(strict_types=1);

use Mullion\Widgets\LaterPictures;
use Mullion\Widgets\Widget;

defined('ABSPATH') || exit;

/**
 * What the preset of a slider says; the file is read once for all sliders of a page.
 *
 * @param array<string, mixed> $props
 *
 * @return array{items?: array<string, int>}
 */
$mullion_preset = static function (array $props): array {
    static $read = null;
    $read ??= json_decode((string) file_get_contents(__DIR__ . '/presets.json'), true);
    /** @var array<string, array{items?: array<string, int>}> $presets */
    $presets = $read;
    return is_string($props['preset']) ? $presets[$props['preset']] ?? [] : [];
};

/*
 * A flag or number that is null is left out of the markup: the preset decides. `slides` is trusted
 * HTML that the caller has escaped; everything else is escaped where it is printed.
 */
return new Widget(
    name: 'slider',
    defaults: static fn(): array => [
        'preset' => 'plain',
        'label' => '',
        'slides' => [],
    ],
    attributes: static fn(array $props): array => [
        'role' => 'group',
        'aria-label' => $props['label'] === '' ? null : $props['label'],
    ],
    html: ['slides'],
    // As many are left as any screen shows: the server does not know which it is.
    prepare: static function (array $props) use ($mullion_preset): array {
        $own = ['wide' => 'items'];
        foreach (['desktop', 'laptop', 'tablet', 'mobile'] as $range) {
            $own[$range] = "items_{$range}";
        }
        $given = array_map(static fn(string $prop): mixed => $props[$prop] ?? null, $own);
        $items = array_filter($given, is_int(...)) + ($mullion_preset($props)['items'] ?? []);
        return ['slides' => LaterPictures::after(max([1, ...array_values($items)]), $props['slides'])] + $props;
    },
);
