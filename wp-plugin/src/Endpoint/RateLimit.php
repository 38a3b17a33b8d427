<?php

declare(strict_types=1);

namespace Mullion\Endpoint;

use Mullion\Site\DailyJob;
use Mullion\Site\Database;
use Mullion\Site\Hooked;

defined('ABSPATH') || exit;

/**
 * Counts what someone does within a span of time. Of requests that come at once no two have the same
 * count; who it was is kept as a keyed hash only.
 */
final class RateLimit implements Hooked
{
    public const TABLE = 'limits';

    public function register(): void
    {
        add_action(DailyJob::HOOK, [$this, 'forget']);
    }

    /**
     * Counts one more, unless it is too much already.
     *
     * Read, then written only where nobody has written since: of requests that come at once each has a
     * count of its own, on every database. Someone else's success is the one cause of a lost try, so
     * `$limit->most` tries are enough, and a flood costs one read each.
     *
     * One statement that returns its own count would have to be written for each database: MySQL has no `RETURNING`,
     * and WordPress's driver for SQLite takes neither that nor `LAST_INSERT_ID(…)` with an expression.
     *
     * @param string $action What is limited: `newsletter-ip`.
     * @param string $who    Address of the visitor, e-mail address: whatever tells people apart.
     * @param Limit  $limit  Its seconds are counted from the first one.
     *
     * @return int Seconds until the next one is allowed; 0 when this one is.
     */
    public function count(string $action, string $who, Limit $limit): int
    {
        $bucket = self::bucket($action, $who);
        $now = time();
        $first = ['hits' => 1, 'expires' => $now + $limit->seconds];
        for ($try = 0; $try <= $limit->most; $try++) {
            $last = self::read($bucket);
            if ($last === null) {
                if (self::insert($bucket, $first)) {
                    return 0;
                }
                continue;
            }
            $next = $last['expires'] <= $now ? $first : ['hits' => $last['hits'] + 1] + $last;
            $wait = self::wait($next['hits'], $limit->most, $next['expires'], $now);
            if ($wait > 0 || self::replace($bucket, $last, $next)) {
                return $wait;
            }
        }
        return 1;
    }

    /** @return array{hits: int, expires: int}|null */
    private static function read(string $bucket): ?array
    {
        $database = Database::get();
        // phpcs:ignore WordPress.DB -- our own table.
        $row = $database->get_row((string) $database->prepare(
            'SELECT hits, expires FROM %i WHERE bucket = %s',
            Database::table(self::TABLE),
            $bucket,
        ));
        return is_object($row) && is_numeric($row->hits ?? null) && is_numeric($row->expires ?? null)
            ? ['hits' => (int) $row->hits, 'expires' => (int) $row->expires]
            : null;
    }

    /** @param array{hits: int, expires: int} $first @return bool Whether it was the first. */
    private static function insert(string $bucket, array $first): bool
    {
        $database = Database::get();
        // phpcs:ignore WordPress.DB -- our own table.
        return $database->query((string) $database->prepare(
            'INSERT IGNORE INTO %i (bucket, hits, expires) VALUES (%s, %d, %d)',
            Database::table(self::TABLE),
            $bucket,
            $first['hits'],
            $first['expires'],
        )) === 1;
    }

    /**
     * @param array{hits: int, expires: int} $last What was read.
     * @param array{hits: int, expires: int} $next
     *
     * @return bool Whether nobody was faster.
     */
    private static function replace(string $bucket, array $last, array $next): bool
    {
        $database = Database::get();
        // phpcs:ignore WordPress.DB -- our own table.
        return $database->query((string) $database->prepare(
            'UPDATE %i SET hits = %d, expires = %d WHERE bucket = %s AND hits = %d AND expires = %d',
            Database::table(self::TABLE),
            $next['hits'],
            $next['expires'],
            $bucket,
            $last['hits'],
            $last['expires'],
        )) === 1;
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
