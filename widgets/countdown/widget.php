<?php

declare(strict_types=1);

use Mullion\Widgets\Widget;

defined('ABSPATH') || exit;

/*
 * `until` is ISO 8601 or YYYY/MM/DD HH:mm:ss; without an offset it is meant in the site's time zone,
 * and is printed with it, so that the browser needs to know no zone.
 */
return new Widget(
    name: 'countdown',
    defaults: static fn(): array => [
        'until' => '',
        'label' => __('Ends on', 'mullion'),
        'format' => __('Y-m-d H:i', 'mullion'),
    ],
    attributes: static function (array $props): array {
        $until = is_string($props['until']) ? date_create_immutable($props['until'], wp_timezone()) : false;

        return [
            'data-until' => $until === false || $props['until'] === '' ? $props['until'] : $until->format(DATE_ATOM),
        ];
    },
    // A block that nobody has given a date yet.
    isEmpty: static fn(array $props): bool => $props['until'] === '',
);
