<?php

declare(strict_types=1);

namespace Mullion;

use Mullion\Assets\Takeovers;
use Mullion\Cart\FragmentScripts;
use Mullion\Cart\LossCount;
use Mullion\Doctor\MailFailures;
use Mullion\Endpoint\Flooded;
use Mullion\Endpoint\Proxies;
use Mullion\Endpoint\RateLimit;
use Mullion\Newsletter\Options;
use Mullion\Newsletter\SubscribersTable;
use Mullion\Site\CodeSettings;
use Mullion\Site\DailyJob;
use Mullion\Site\Database;
use Mullion\Site\Network;
use Mullion\Site\NetworkSettings;
use Mullion\Site\Settings;
use Mullion\SocialLogin\SocialLogin;

defined('ABSPATH') || exit;

/** What has to be there once: options that load with every page, and our tables. */
final class Install
{
    private const OPTION = 'mullion_version';

    /** By their short names; each class makes and drops its own. */
    private const TABLES = ['limits', 'subscribers', 'login_tickets', 'logins'];

    public static function register(): void
    {
        register_activation_hook(MULLION_FILE, [self::class, 'run']);
        register_deactivation_hook(MULLION_FILE, [self::class, 'pause']);
        add_action('init', [self::class, 'whenNew'], 0);
        if (is_multisite()) {
            add_filter('wpmu_drop_tables', [self::class, 'addTables']);
        }
    }

    /** Hooked to `wpmu_drop_tables`: a site of the network is deleted, and WordPress knows its own tables only. */
    public static function addTables(mixed $tables): mixed
    {
        return is_array($tables) ? [...$tables, ...array_map(Database::table(...), self::TABLES)] : $tables;
    }

    /** Hooked to `init`, as updates don't run the activation hook. */
    public static function whenNew(): void
    {
        if (get_option(self::OPTION) !== MULLION_VERSION || Migrations::areDue()) {
            self::run();
        }
    }

    /** Run on activation and after an update; doing it twice changes nothing. */
    public static function run(): void
    {
        Migrations::run();
        DailyJob::schedule();
        update_option(self::OPTION, MULLION_VERSION, true);
    }

    /** Run on deactivation: everything stays but the daily job. `$everywhere` is true for a network's. */
    public static function pause(mixed $everywhere = false): void
    {
        $pause = static function (): void {
            DailyJob::cancel();
            // So that it is scheduled again, however the plugin comes back.
            delete_option(self::OPTION);
        };
        $everywhere === true ? Network::each($pause) : $pause();
    }

    /**
     * Run when the plugin is deleted: each site decides for itself whether its data stays, unless wp-config.php or the
     * network does. WordPress has not started the plugin then, so these two have to be asked here.
     */
    public static function undo(): void
    {
        [$network, $code] = [new NetworkSettings(), new CodeSettings()];
        $network->register();
        $code->register();
        Network::each(static function (): void {
            if (!self::keepsData(get_option(Settings::OPTION))) {
                self::undoSite();
            }
        });
        $ofNoSite = $code->apply($network->apply([], Settings::OPTION), Settings::OPTION);
        if (!self::keepsData($ofNoSite)) {
            delete_site_option(NetworkSettings::OPTION);
            if (is_multisite()) {
                Database::dropOfLostSites(self::TABLES);
            }
        }
    }

    private static function keepsData(mixed $settings): bool
    {
        $site = is_array($settings) && is_array($settings['site'] ?? null) ? $settings['site'] : [];
        return ($site['keepData'] ?? false) === true;
    }

    private static function undoSite(): void
    {
        DailyJob::cancel();
        RateLimit::uninstall();
        delete_option(Proxies::OPTION);
        LossCount::uninstall();
        SubscribersTable::uninstall();
        delete_option(Options::OPTION);
        array_map(static fn(Flooded $what): bool => delete_option($what->value), Flooded::cases());
        SocialLogin::uninstall();
        delete_option(Settings::OPTION);
        delete_option(Takeovers::OPTION);
        delete_option(MailFailures::OPTION);
        delete_option(FragmentScripts::OPTION);
        delete_option(Migrations::OPTION);
        delete_option(self::OPTION);
    }
}
