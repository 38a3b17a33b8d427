<?php

declare(strict_types=1);

namespace Mullion\Assets;

defined('ABSPATH') || exit;

/** For whom markup of the shop or the theme is taken over. */
enum Position: string
{
    case Off = 'off';
    /** For administrators, who look at it on the live site. */
    case Me = 'me';
    case All = 'all';

    public function label(): string
    {
        return match ($this) {
            self::Off => __('Off', 'mullion'),
            self::Me => __('For me only', 'mullion'),
            self::All => __('For everyone', 'mullion'),
        };
    }
}
