<?php

declare(strict_types=1);

namespace Mullion\Tests\WordPress;

use RuntimeException;

/** The tests' own copy of a site's database; each test begins with the same data. */
final class Database
{
    private const NAME = '.ht.sqlite';

    private static string $from = '';
    private static string $folder = '';

    /**
     * Copies the database in a folder.
     *
     * @return string The copy's folder, which goes with this process.
     */
    public static function copyOf(string $folder): string
    {
        $owner = getmypid();
        self::$from = sys_get_temp_dir() . "/mullion-phpunit-{$owner}-data";
        self::$folder = sys_get_temp_dir() . "/mullion-phpunit-{$owner}";
        mkdir(self::$from);
        mkdir(self::$folder);
        self::copy($folder, self::$from);
        self::copy(self::$from, self::$folder);
        register_shutdown_function(static function () use ($owner): void {
            if (getmypid() === $owner) {
                self::remove(self::$from);
                self::remove(self::$folder);
            }
        });
        return self::$folder;
    }

    /** Puts everything back as it was copied. */
    public static function renew(): void
    {
        self::close();
        self::copy(self::$from, self::$folder);
        self::open();
    }

    /** SQLite must not be carried into another process: before each, the connection goes. */
    public static function close(): void
    {
        self::wpdb()->close();
        gc_collect_cycles();
    }

    public static function open(): void
    {
        self::wpdb()->db_connect(false) || throw new RuntimeException('The database cannot be opened.');
        // Nothing here has to outlive a power failure, and waiting for the disk is half of the time.
        self::wpdb()->get_driver()->get_sqlite_pdo()->exec('PRAGMA synchronous = OFF'); // @phpstan-ignore method.notFound (of WP_SQLite_DB)
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

    /** The write-ahead log beside a database belongs to it. */
    private static function copy(string $from, string $to): void
    {
        foreach (['', '-wal', '-shm'] as $suffix) {
            $file = self::NAME . $suffix;
            is_file("{$to}/{$file}") && unlink("{$to}/{$file}");
            if ($suffix !== '-shm' && is_file("{$from}/{$file}")) {
                copy("{$from}/{$file}", "{$to}/{$file}");
            }
        }
    }

    private static function remove(string $folder): void
    {
        array_map(unlink(...), glob("{$folder}/{,.}[!.]*", GLOB_BRACE) ?: []);
        rmdir($folder);
    }
}
