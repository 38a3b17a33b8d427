<?php

declare(strict_types=1);

namespace Mullion;

use Mullion\Assets\Takeovers;
use Mullion\Cart\LossCount;
use Mullion\Endpoint\Proxies;
use Mullion\Endpoint\RateLimit;
use Mullion\Newsletter\Options;
use Mullion\Newsletter\SubscribersTable;
use Mullion\Site\Settings;
use Mullion\SocialLogin\SocialLogin;

defined('ABSPATH') || exit;

/**
 * Brings what a site keeps of ours, options and tables, to today's shape: by number, in order, each once.
 *
 * A change of a table or of an option's shape is a new number below the others. Each may be run again, as a request
 * that ends midway leaves the number of the last one that was done.
 */
final class Migrations
{
    /** The number of the last one that was done; none on a site of before there were numbers. */
    public const OPTION = 'mullion_schema';

    /** What is done, by number. A table's own statement makes it, or adds what an older one lacks. */
    private const ALL = [
        // 0.1.0, before there were numbers: settings, limits, the newsletter's list, logins.
        1 => [Settings::class, RateLimit::class, Options::class, SubscribersTable::class, SocialLogin::class],
        // Where subscribers came from and what they had agreed to before; mailboxes that logins have proved.
        2 => [SubscribersTable::class, SocialLogin::class],
        // What the owner lets us take over, whose headers are believed, what the cart has kept.
        3 => [Takeovers::class, Proxies::class, LossCount::class],
    ];

    /** Costs no query: the option loads with the others. */
    public static function areDue(): bool
    {
        return self::done() < array_key_last(self::ALL);
    }

    public static function run(): void
    {
        foreach (self::ALL as $number => $classes) {
            if ($number > self::done()) {
                foreach ($classes as $class) {
                    $class::install();
                }
                update_option(self::OPTION, $number, true);
            }
        }
    }

    private static function done(): int
    {
        $done = get_option(self::OPTION);
        return is_numeric($done) ? (int) $done : 0;
    }
}
