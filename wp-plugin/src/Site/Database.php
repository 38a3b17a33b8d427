<?php

declare(strict_types=1);

namespace Mullion\Site;

defined('ABSPATH') || exit;

/** WordPress's database, with its type. */
final class Database
{
    public static function get(): \wpdb
    {
        global $wpdb;
        assert($wpdb instanceof \wpdb);
        return $wpdb;
    }

    /** A table of ours by its short name: `limits`. */
    public static function table(string $name): string
    {
        return self::get()->prefix . 'mullion_' . $name;
    }

    /** Makes or alters one of our tables. @param string $columns As `dbDelta()` wants them: one a line. */
    public static function create(string $name, string $columns): void
    {
        require_once ABSPATH . 'wp-admin/includes/upgrade.php';
        dbDelta('CREATE TABLE ' . self::table($name) . " (\n{$columns}\n) " . self::get()->get_charset_collate() . ';');
    }

    public static function drop(string $name): void
    {
        // phpcs:ignore WordPress.DB -- our own table.
        self::get()->query('DROP TABLE IF EXISTS ' . self::table($name));
    }
}
