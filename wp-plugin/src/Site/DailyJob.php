<?php

declare(strict_types=1);

namespace Mullion\Site;

defined('ABSPATH') || exit;

/** Runs once a day, for whatever has run out. */
final class DailyJob
{
    public const HOOK = 'mullion_daily';

    public static function schedule(): void
    {
        if (wp_next_scheduled(self::HOOK) === false) {
            wp_schedule_event(time() + HOUR_IN_SECONDS, 'daily', self::HOOK);
        }
    }

    public static function cancel(): void
    {
        wp_clear_scheduled_hook(self::HOOK);
    }
}
