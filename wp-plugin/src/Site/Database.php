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

    /**
     * Drops those of a network's sites that are gone: WordPress knows its own tables only, and a site may have been
     * deleted where the plugin was not at work.
     *
     * @param list<string> $names
     */
    public static function dropOfLostSites(array $names): void
    {
        $database = self::get();
        $start = $database->base_prefix;
        $sql = (string) $database->prepare('SHOW TABLES LIKE %s', $database->esc_like($start) . '%');
        // phpcs:ignore WordPress.DB -- which tables there are, WordPress has no function for.
        $rows = array_values(array_filter((array) $database->get_results($sql, ARRAY_A), is_array(...)));
        $tables = array_filter(array_map(current(...), $rows), is_string(...));
        $ours = '/^' . preg_quote($start, '/') . '(\d+_)mullion_(' . implode('|', $names) . ')$/D';
        foreach ($tables as $table) {
            // A site that is there has options, also one of another WordPress whose tables begin the same.
            if (preg_match($ours, $table, $match) === 1 && !in_array("{$start}{$match[1]}options", $tables, true)) {
                // phpcs:ignore WordPress.DB -- our own table.
                $database->query((string) $database->prepare('DROP TABLE IF EXISTS %i', $table));
            }
        }
    }
}
