<?php

declare(strict_types=1);

namespace Mullion\Tests\WordPress;

use RuntimeException;

/** The tests' own copy of a site's database; each test begins with the same data. */
final class Database
{
    private static SqliteCopy|MariaDbCopy|null $copy = null;

    /** Makes the copy, which goes with this process, and tells WordPress of it. */
    public static function copy(SqliteCopy|MariaDbCopy $copy): void
    {
        self::$copy = $copy;
        $owner = getmypid();
        $copy->make();
        $remove = static function () use ($owner, $copy): void {
            if (getmypid() === $owner) {
                $copy->remove();
            }
        };
        // What is registered meanwhile comes last: WordPress saves a session as it ends.
        register_shutdown_function(static fn() => register_shutdown_function($remove));
    }

    /** Puts everything back as it was copied. */
    public static function renew(): void
    {
        self::close();
        self::$copy?->renew();
        self::open();
    }

    /** A connection must not be carried into another process: before each it goes. */
    public static function close(): void
    {
        self::wpdb()->close();
        gc_collect_cycles();
    }

    public static function open(): void
    {
        self::wpdb()->db_connect(false) || throw new RuntimeException('The database cannot be opened.');
        self::$copy?->opened(self::wpdb());
        wp_cache_flush();
    }

    /** @return list<array<string, string|null>> The rows of one of our tables. */
    public static function rows(string $table): array
    {
        $wpdb = self::wpdb();
        return $wpdb->get_results("SELECT * FROM {$wpdb->prefix}mullion_{$table}", ARRAY_A);
    }

    public static function wpdb(): \wpdb
    {
        global $wpdb;
        assert($wpdb instanceof \wpdb);
        return $wpdb;
    }
}
