<?php

declare(strict_types=1);

namespace Mullion;

use Mullion\Assets\Settings;
use Mullion\Endpoint\RateLimit;

/** What has to be there once: options that load with every page, and our tables. */
final class Install
{
    private const OPTION = 'mullion_version';

    /** Hooked to `init`, as updates don't run the activation hook. */
    public static function whenNew(): void
    {
        if (get_option(self::OPTION) !== MULLION_VERSION) {
            self::run();
        }
    }

    /** Run on activation and after an update; doing it twice changes nothing. */
    public static function run(): void
    {
        Settings::install();
        RateLimit::install();
        update_option(self::OPTION, MULLION_VERSION, true);
    }

    /** Run when the plugin is deleted. */
    public static function undo(): void
    {
        $settings = get_option(Settings::OPTION);
        $site = is_array($settings) && is_array($settings['site'] ?? null) ? $settings['site'] : [];
        if (($site['keepData'] ?? false) === true) {
            return;
        }
        RateLimit::uninstall();
        delete_option(Settings::OPTION);
        delete_option(self::OPTION);
    }
}
