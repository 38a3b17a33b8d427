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
 * The name is a random one of a minute. It leads only into a session that began within the last two minutes, known by
 * the moment at which it ends: who reads the name later comes into none, but for the two minutes after WooCommerce has
 * prolonged it, a day or more on.
 */
final class SharedStart
{
    /** How long after a session's beginning requests may still join it, in seconds. */
    private const WINDOW = 120;

    /** @param mixed $sent The cookie. */
    public function __construct(
        private readonly string $table,
        private readonly mixed $sent,
    ) {}

    /**
     * What WooCommerce is to call a visitor without an account; null: as it likes.
     *
     * @param int $expiry Unix time at which a session that begins now ends.
     */
    public function customerId(int $expiry): ?string
    {
        $name = $this->name();
        if ($name === null || is_user_logged_in()) {
            return null;
        }
        $id = self::idOf($name);
        $begun = (new SessionRow($this->table, $id))->expiry();
        return $begun === null || $begun >= $expiry - self::WINDOW ? $id : null;
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
    private static function idOf(string $name): string
    {
        return 't_' . substr(hash_hmac('sha256', $name, wp_salt('nonce')), 0, 30);
    }
}
