<?php

declare(strict_types=1);

namespace Mullion\SocialLogin;

use Mullion\Endpoint\Limit;

defined('ABSPATH') || exit;

/** How often somebody may try to log in. */
final class Limits
{
    private const VISITS = 40;
    private const MAILS = 300;

    /** By one address on the net: to begin a login, and to come back from a provider. */
    public static function ofVisitor(): Limit
    {
        /**
         * How often one visitor may begin or end a login within ten minutes.
         *
         * @since 0.1.0
         *
         * @param int $most
         */
        $most = apply_filters('mullion_login_limit', self::VISITS);
        return new Limit(is_int($most) ? $most : self::VISITS, 10 * MINUTE_IN_SECONDS);
    }

    /** Mails that one address on the net, or one person at a provider, has sent. */
    public static function ofSender(): Limit
    {
        return new Limit(5, HOUR_IN_SECONDS);
    }

    /** Mails to one e-mail address, whoever has them sent. */
    public static function ofMailbox(): Limit
    {
        return new Limit(3, HOUR_IN_SECONDS);
    }

    /** The same over a day: three an hour are 72. */
    public static function ofMailboxDay(): Limit
    {
        return new Limit(5, DAY_IN_SECONDS);
    }

    /** Mails of the whole site: those that nobody asked for get a shop's own mail refused. */
    public static function ofSite(): Limit
    {
        /**
         * How many mails that confirm a login the site sends within an hour.
         *
         * @since 1.0.0
         *
         * @param int $most
         */
        $most = apply_filters('mullion_login_mails', self::MAILS);
        return new Limit(is_int($most) && $most >= 1 ? $most : self::MAILS, HOUR_IN_SECONDS);
    }
}
