<?php

declare(strict_types=1);

namespace Mullion\Doctor\Checks;

use Mullion\Doctor\Check;
use Mullion\Doctor\Finding;
use Mullion\Doctor\Verdict;
use Mullion\Site\DailyJob;

defined('ABSPATH') || exit;

/** Whether the daily job runs, which forgets what has run out. */
final class CronCheck implements Check
{
    /** Seconds. A quiet shop's job is late by as long as nobody comes. */
    private const PATIENCE = 6 * HOUR_IN_SECONDS;

    public function name(): string
    {
        return 'cron';
    }

    public function title(): string
    {
        return __('Daily job', 'mullion');
    }

    public function run(): Finding
    {
        $due = wp_next_scheduled(DailyJob::HOOK);
        if ($due === false) {
            return new Finding(
                Verdict::Recommended,
                __('The daily job is not scheduled', 'mullion'),
                __('Deactivate Mullion and activate it again: nothing of its settings is lost.', 'mullion'),
                'plugins.php',
            );
        }
        $late = time() - $due;
        if ($late <= self::PATIENCE) {
            return new Finding(Verdict::Good, __('The daily job runs in time', 'mullion'));
        }
        return new Finding(
            Verdict::Recommended,
            /* translators: %d: a whole number. */
            sprintf(__('The daily job is late; hours: %d', 'mullion'), intdiv($late, HOUR_IN_SECONDS)),
            __('Have your host call wp-cron.php every few minutes, above all if DISABLE_WP_CRON is set.', 'mullion'),
        );
    }
}
