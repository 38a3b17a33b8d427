<?php

declare(strict_types=1);

namespace Mullion\Session;

defined('ABSPATH') || exit;

/**
 * The one session that a visitor's first requests begin together.
 *
 * WooCommerce begins a new session in every request that brings no cookie of one. Products added in several tabs
 * before the first answer has come are spread over as many sessions, and the browser keeps the cookie of the last.
 * So our script names the moment in a cookie (`shareStart` in src/cart/buttons.ts), and requests with the same name
 * begin the same session, where {@see SessionHandler} merges what they add; one that comes after, a page view too, goes
 * on with it.
 *
 * The name is a random one of a minute, and useless after two: who reads it later comes into no session.
 */
final class SharedStart
{
    /** In seconds: requests of this or the last one may belong together. */
    private const WINDOW = 60;

    /** @param mixed $sent The cookie. */
    public function __construct(
        private readonly string $table,
        private readonly mixed $sent,
    ) {}

    /**
     * What WooCommerce is to call a visitor without an account; null: as it likes.
     *
     * @param int $now Unix time.
     */
    public function customerId(int $now): ?string
    {
        $name = $this->name();
        if ($name === null || is_user_logged_in()) {
            return null;
        }
        $window = intdiv($now, self::WINDOW);
        $earlier = self::idOf($name, $window - 1);
        return $this->hasBegun($earlier) ? $earlier : self::idOf($name, $window);
    }

    /** Whether an earlier request with the name began this session: its page may be left, and its cookie with it. */
    public function hasBegun(string $customerId): bool
    {
        return $this->name() !== null && (new SessionRow($this->table, $customerId))->read() !== null;
    }

    private function name(): ?string
    {
        return is_string($this->sent) && preg_match('/^\d{20,40}$/D', $this->sent) === 1 ? $this->sent : null;
    }

    /** As WooCommerce's own look: "t_" and 30 digits in base 16. */
    private static function idOf(string $name, int $window): string
    {
        return 't_' . substr(hash_hmac('sha256', "$name $window", wp_salt('nonce')), 0, 30);
    }
}
