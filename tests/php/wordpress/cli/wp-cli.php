<?php

/** As much of WP-CLI as the plugin uses; what it says is kept. Loaded by a process that is to be a command line. */

declare(strict_types=1);

namespace {

    final class WP_CLI
    {
        /** @var array<string, \Closure(list<string>, array<string, mixed>): void> */
        public static array $commands = [];

        /** @var array<string, string> What `wp help` says of names that commands stand under. */
        public static array $groups = [];

        /** @var list<string> */
        public static array $said = [];

        /** @param array<string, mixed> $help */
        public static function add_command(string $name, \Closure|string $run, array $help): void
        {
            if ($run instanceof \Closure) {
                self::$commands[$name] = $run;
            } else {
                self::$groups[$name] = $help['shortdesc'];
            }
        }

        public static function get_config(string $name): null
        {
            return null;
        }

        public static function line(string $text): void
        {
            self::$said[] = $text;
        }

        public static function error(string $text): never
        {
            throw new \RuntimeException($text);
        }

        public static function confirm(string $question): void {}

        public static function halt(int $code): void {}
    }
}

namespace WP_CLI\Utils {

    /**
     * @param iterable<mixed> $items
     * @param list<string>    $fields
     */
    function format_items(string $format, iterable $items, array $fields): void
    {
        \WP_CLI::line("{$format}: " . implode(' ', $fields));
    }
}
