<?php

declare(strict_types=1);

namespace Mullion\Newsletter;

use Mullion\Endpoint\Limit;

defined('ABSPATH') || exit;

/** How often the form may be sent, and mails with it. */
final class Limits
{
    private const DEFAULTS = ['visitor' => [10, 600], 'email' => [5, 86400], 'all' => [300, 3600]];

    private function __construct(
        /** By one address on the net, of IPv6 by one household's; an office behind it is many people. */
        public readonly Limit $ofVisitor,
        /** For one mailbox, whoever sends it. */
        public readonly Limit $ofEmail,
        /** By all visitors together. */
        public readonly Limit $ofAll,
    ) {}

    /** Mails to one address: two presses of a button are one wish, and nobody's mailbox is filled from here. */
    public static function ofMailbox(): Limit
    {
        return new Limit(1, 5 * MINUTE_IN_SECONDS);
    }

    public static function ofSite(): self
    {
        /**
         * Changes how often the newsletter's form may be sent.
         *
         * @since 0.1.0
         *
         * @param array{visitor: array{int, int}, email: array{int, int}, all: array{int, int}} $limits How often,
         *        within how many seconds: by one visitor, for one mailbox, on the whole site.
         */
        return self::of(apply_filters('mullion_newsletter_limits', self::DEFAULTS));
    }

    /** What a filter made of them; nonsense is passed over. */
    public static function of(mixed $limits): self
    {
        /** @param key-of<self::DEFAULTS> $who */
        $limit = static function (string $who) use ($limits): Limit {
            $given = is_array($limits) && is_array($limits[$who] ?? null) ? array_values($limits[$who]) : [];
            $good = array_filter($given, static fn(mixed $number): bool => is_int($number) && $number >= 1);
            return new Limit(...(count($given) === 2 && count($good) === 2 ? $good : self::DEFAULTS[$who]));
        };
        return new self($limit('visitor'), $limit('email'), $limit('all'));
    }
}
