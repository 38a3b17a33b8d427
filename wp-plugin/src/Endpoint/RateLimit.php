<?php

declare(strict_types=1);

namespace Mullion\Endpoint;

use Mullion\Site\DailyJob;
use Mullion\Site\Database;
use Mullion\Site\Hooked;

/**
 * Counts what someone does within a span of time. One statement counts and compares, so requests
 * that come at once are all counted; who it was is kept as a keyed hash only.
 */
final class RateLimit implements Hooked
{
    private const TABLE = 'limits';

    public function register(): void
    {
        add_action(DailyJob::HOOK, [$this, 'forget']);
    }

    /**
     * Counts one more.
     *
     * @param string $action What is limited: `newsletter-ip`.
     * @param string $who    Address of the visitor, e-mail address: whatever tells people apart.
     * @param Limit  $limit  Its seconds are counted from the first one.
     *
     * @return int Seconds until the next one is allowed; 0 when this one is.
     */
    public function count(string $action, string $who, Limit $limit): int
    {
        $database = Database::get();
        $table = Database::table(self::TABLE);
        $bucket = self::bucket($action, $who);
        $now = time();
        // phpcs:disable WordPress.DB -- our own table.
        $database->query((string) $database->prepare(
            'INSERT INTO %i (bucket, hits, expires) VALUES (%s, 1, %d)
            ON DUPLICATE KEY UPDATE hits = IF(expires <= %d, 1, hits + 1), expires = IF(expires <= %d, %d, expires)',
            $table,
            $bucket,
            $now + $limit->seconds,
            $now,
            $now,
            $now + $limit->seconds,
        ));
        $row = $database->get_row((string) $database->prepare(
            'SELECT hits, expires FROM %i WHERE bucket = %s',
            $table,
            $bucket,
        ));
        // phpcs:enable
        $hits = is_object($row) && is_numeric($row->hits ?? null) ? (int) $row->hits : 0;
        $expires = is_object($row) && is_numeric($row->expires ?? null) ? (int) $row->expires : 0;
        return self::wait($hits, $limit->most, $expires, $now);
    }

    /** Seconds until the next one is allowed, when this is number `$hits` of `$most`. */
    public static function wait(int $hits, int $most, int $expires, int $now): int
    {
        return $hits <= $most ? 0 : max(1, $expires - $now);
    }

    /** Starts from nothing again: what was counted did not happen after all. */
    public function clear(string $action, string $who): void
    {
        $database = Database::get();
        // phpcs:ignore WordPress.DB -- our own table.
        $database->query((string) $database->prepare(
            'DELETE FROM %i WHERE bucket = %s',
            Database::table(self::TABLE),
            self::bucket($action, $who),
        ));
    }

    /** Hooked to the daily job: what has run out is forgotten. */
    public function forget(): void
    {
        $database = Database::get();
        // phpcs:ignore WordPress.DB -- our own table.
        $database->query((string) $database->prepare(
            'DELETE FROM %i WHERE expires <= %d',
            Database::table(self::TABLE),
            time(),
        ));
    }

    private static function bucket(string $action, string $who): string
    {
        return $action . ':' . substr(hash_hmac('sha256', $who, wp_salt('nonce')), 0, 40);
    }

    public static function install(): void
    {
        Database::create(self::TABLE, 'bucket varchar(80) NOT NULL,
            hits int unsigned NOT NULL,
            expires bigint unsigned NOT NULL,
            PRIMARY KEY  (bucket),
            KEY expires (expires)');
    }

    public static function uninstall(): void
    {
        Database::drop(self::TABLE);
    }
}
