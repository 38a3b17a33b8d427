<?php

declare(strict_types=1);

namespace Mullion\SocialLogin;

use Mullion\Endpoint\Flood;
use Mullion\Endpoint\Flooded;
use Mullion\Site\DailyJob;
use Mullion\Site\Hooked;

defined('ABSPATH') || exit;

/** What becomes of logins when accounts change, when time passes, and in WordPress's tools for personal data. */
final class Housekeeping implements Hooked
{
    public function register(): void
    {
        add_action('wp_loaded', [$this, 'registerAdmin']);
        add_filter('wp_privacy_personal_data_exporters', [$this, 'addExporter']);
        add_filter('wp_privacy_personal_data_erasers', [$this, 'addEraser']);
        add_action('after_password_reset', [$this, 'forgetReserved']);
        add_action(DailyJob::HOOK, [$this, 'forgetTickets']);
        add_action('deleted_user', [$this, 'removeConnections']);
    }

    /** Hooked to `wp_loaded`: a visitor's page has no use for these. */
    public function registerAdmin(): void
    {
        if (is_admin()) {
            add_action('admin_init', [$this, 'addPolicy']);
            add_action('admin_notices', [$this, 'warn']);
        }
    }

    /** Hooked to `admin_init`. */
    public function addPolicy(): void
    {
        (new Privacy(new Connections()))->addPolicy();
    }

    /** Hooked to `admin_notices`. */
    public function warn(): void
    {
        (new Flood(Flooded::Login))->show();
    }

    /** Hooked to `wp_privacy_personal_data_exporters`. */
    public function addExporter(mixed $exporters): mixed
    {
        return (new Privacy(new Connections()))->addExporter($exporters);
    }

    /** Hooked to `wp_privacy_personal_data_erasers`. */
    public function addEraser(mixed $erasers): mixed
    {
        return (new Privacy(new Connections()))->addEraser($erasers);
    }

    /** Hooked to `after_password_reset`. */
    public function forgetReserved(mixed $user): void
    {
        (new Claim(new Connections(), new Accounts(new Options())))->forget($user);
    }

    /** Hooked to the daily job. */
    public function forgetTickets(): void
    {
        (new Tickets())->forget();
        (new KnownAddresses())->forgetOld();
    }

    /** Hooked to `deleted_user`. */
    public function removeConnections(mixed $user): void
    {
        (new Connections())->removeAll($user);
    }
}
