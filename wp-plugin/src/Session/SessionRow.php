<?php

declare(strict_types=1);

namespace Mullion\Session;

use Mullion\Site\Database;

defined('ABSPATH') || exit;

/**
 * A visitor's row in WooCommerce's table of sessions, written only over what was read.
 *
 * No transaction and no lock in the usual case: `UPDATE … WHERE` the value is still the one that was read, so it
 * works the same with several web servers and on MySQL, MariaDB and SQLite.
 */
final class SessionRow
{
    /** Longest wait for the lock in seconds: MySQL ends it by itself, and with the connection. */
    private const WAIT = 5;

    public function __construct(
        private readonly string $table,
        public readonly string $key,
    ) {}

    /** @return array<mixed> The list in a row's value, or in one of a session's; empty where there is none. */
    public static function unpacked(mixed $value): array
    {
        $list = is_string($value) ? maybe_unserialize($value) : $value;
        return is_array($list) ? $list : [];
    }

    /** The session as it stands in the database; null where there is no row. */
    public function read(): ?string
    {
        return $this->column('session_value');
    }

    /** Unix time at which it ends; null where there is no row. */
    public function expiry(): ?int
    {
        $value = $this->column('session_expiry');
        return $value === null ? null : (int) $value;
    }

    /**
     * Writes `$value` if `$expected` still stands there.
     *
     * @param ?string $expected null: no row.
     * @param int     $expiry   Unix time.
     *
     * @return bool Whether it was written.
     */
    public function swap(?string $expected, string $value, int $expiry): bool
    {
        $db = Database::get();
        // By digest: a collation would take "a" for "A", and the value need not travel twice.
        $query = $expected === null
            ? $db->prepare(
                'INSERT IGNORE INTO %i (session_key, session_value, session_expiry) VALUES (%s, %s, %d)',
                $this->table,
                $this->key,
                $value,
                $expiry,
            )
            : $db->prepare(
                'UPDATE %i SET session_value = %s, session_expiry = %d
                WHERE session_key = %s AND MD5(session_value) = %s',
                $this->table,
                $value,
                $expiry,
                $this->key,
                md5($expected),
            );
        // phpcs:ignore WordPress.DB -- prepared above.
        return is_string($query) && $db->query($query) === 1;
    }

    /**
     * Runs `$work` while nobody else does so for this row.
     *
     * @template T
     *
     * @param \Closure(): T $work
     *
     * @return T
     */
    public function alone(\Closure $work): mixed
    {
        $db = Database::get();
        $name = 'mullion_' . md5($this->table . $this->key);
        // phpcs:ignore WordPress.DB -- without it the work is done all the same; the lock only makes it quicker.
        $db->query((string) $db->prepare('SELECT GET_LOCK(%s, %d)', $name, self::WAIT));
        try {
            return $work();
        } finally {
            // phpcs:ignore WordPress.DB
            $db->query((string) $db->prepare('SELECT RELEASE_LOCK(%s)', $name));
        }
    }

    private function column(string $name): ?string
    {
        $db = Database::get();
        // phpcs:ignore WordPress.DB -- the cache may be behind the database; that is why this asks.
        $value = $db->get_var($db->prepare(
            'SELECT %i FROM %i WHERE session_key = %s',
            $name,
            $this->table,
            $this->key,
        ));
        return is_scalar($value) ? (string) $value : null;
    }
}
