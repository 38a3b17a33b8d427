<?php

declare(strict_types=1);

use Mullion\Site\Settings;
use Mullion\Widgets\Widget;

defined('ABSPATH') || exit;

/*
 * The API key is no prop: it is a setting of the owner's (`mullion_settings`). `picture` is trusted
 * HTML, an image of this site; everything else is escaped where it is printed.
 */
return new Widget(
    name: 'map',
    defaults: static fn(): array => [
        'lat' => '',
        'lng' => '',
        'zoom' => 16,
        'title' => '',
        'address' => '',
        'url' => '',
        'link' => __('View on Google Maps', 'mullion'),
        'picture' => '',
    ],
    html: ['picture'],
    // Without a place there is nothing for a script to do.
    attributes: static fn(array $props): array => $props['hasPlace'] ? [] : ['data-widget' => null],
    // A block that nobody has given a place yet.
    isEmpty: static fn(array $props): bool
        => array_filter([$props['title'], $props['address'], $props['url'], $props['picture']]) === []
            && !(is_numeric($props['lat']) && is_numeric($props['lng'])),
    // Nothing will come into it without a key, unless the theme loads Google's client: then the script shows it.
    prepare: static function (array $props): array {
        $hasPlace = is_numeric($props['lat']) && is_numeric($props['lng']);
        $hasKey = ((new Settings())->all()['map']['key'] ?? '') !== '';
        return ['hasPlace' => $hasPlace, 'isEmpty' => $props['picture'] === '' && !($hasPlace && $hasKey)] + $props;
    },
);
