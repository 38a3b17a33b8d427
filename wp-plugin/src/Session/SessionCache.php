<?php

declare(strict_types=1);

namespace Mullion\Session;

defined('ABSPATH') || exit;

/**
 * WooCommerce's entry for one session in the object cache.
 *
 * A persistent cache is shared by all requests and not written in one go with the database, so after each write
 * the database is asked once more: an entry never holds what the database doesn't.
 */
final class SessionCache
{
    /** A deleted session: whoever read the row before it went can't put it back. */
    public const GONE = '';

    public function __construct(private readonly SessionRow $row) {}

    /** @return ?string The session as in the database; null where there is none. */
    public function read(int $expiry): ?string
    {
        $cached = wp_cache_get($this->name(), WC_SESSION_CACHE_GROUP);
        if (is_array($cached)) {
            return $cached === [] ? null : serialize($cached);
        }
        if (is_string($cached)) {
            return $cached === self::GONE ? null : $cached;
        }
        $value = $this->row->read();
        if ($value !== null) {
            wp_cache_add($this->name(), $value, WC_SESSION_CACHE_GROUP, self::lifetime($expiry));
        }
        return $value;
    }

    public function write(string $value, int $expiry): void
    {
        do {
            wp_cache_set($this->name(), $value, WC_SESSION_CACHE_GROUP, self::lifetime($expiry));
            $stored = wp_using_ext_object_cache() ? $this->row->read() : $value;
            $isTrue = $stored === $value;
            $value = $stored ?? self::GONE;
        } while (!$isTrue && $value !== self::GONE);
        if ($value === self::GONE) {
            $this->forget();
        }
    }

    public function forget(): void
    {
        wp_cache_set($this->name(), self::GONE, WC_SESSION_CACHE_GROUP, MINUTE_IN_SECONDS);
    }

    private function name(): string
    {
        return \WC_Cache_Helper::get_cache_prefix(WC_SESSION_CACHE_GROUP) . $this->row->key;
    }

    private static function lifetime(int $expiry): int
    {
        return max(1, $expiry - time());
    }
}
