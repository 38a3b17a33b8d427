<?php

declare(strict_types=1);

namespace Mullion\Tests\WordPress;

/** A copy of a database that is a file. */
final class SqliteCopy
{
    private const NAME = '.ht.sqlite';

    private readonly string $pristine;
    private readonly string $folder;

    /** @param string $from The folder of the site's own. */
    public function __construct(private readonly string $from)
    {
        $owner = getmypid();
        $this->pristine = sys_get_temp_dir() . "/mullion-phpunit-{$owner}-data";
        $this->folder = sys_get_temp_dir() . "/mullion-phpunit-{$owner}";
    }

    public function make(): void
    {
        mkdir($this->pristine);
        mkdir($this->folder);
        self::copy($this->from, $this->pristine);
        $this->renew();
        define('DB_DIR', $this->folder);
    }

    public function renew(): void
    {
        self::copy($this->pristine, $this->folder);
    }

    public function opened(\wpdb $wpdb): void
    {
        // Nothing here has to outlive a power failure, and waiting for the disk is half of the time.
        $wpdb->get_driver()->get_sqlite_pdo()->exec('PRAGMA synchronous = OFF'); // @phpstan-ignore method.notFound (of WP_SQLite_DB)
    }

    public function remove(): void
    {
        foreach ([$this->pristine, $this->folder] as $folder) {
            array_map(unlink(...), glob("{$folder}/{,.}[!.]*", GLOB_BRACE) ?: []);
            rmdir($folder);
        }
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
}
