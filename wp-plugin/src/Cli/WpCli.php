<?php

declare(strict_types=1);

namespace Mullion\Cli;

defined('ABSPATH') || exit;

/** The border to WP-CLI, which is loaded only on the command line. */
final class WpCli implements Console
{
    private const CLI = '\WP_CLI';

    /**
     * Adds a command; what it says is for the one who runs the site, in English.
     *
     * @param string                                                     $name "mullion features enable".
     * @param \Closure(Console, list<string>, array<string, mixed>): void $run With its arguments and its options.
     */
    public static function add(string $name, Help $help, \Closure $run): void
    {
        $console = new self();
        $call = static fn(array $arguments, array $options) => $run(
            $console,
            array_values(array_filter($arguments, is_string(...))),
            array_filter($options, is_string(...), ARRAY_FILTER_USE_KEY),
        );
        (self::CLI)::add_command($name, $call, $help->toArray());
    }

    /** @param string $name "mullion features", before its commands are added. */
    public static function group(string $name, string $about): void
    {
        (self::CLI)::add_command($name, Group::class, ['shortdesc' => $about]);
    }

    /** WP-CLI's own parameter `--url`. */
    public static function url(): string
    {
        $url = (self::CLI)::get_config('url');
        return is_string($url) ? $url : '';
    }

    public function line(string $text): void
    {
        (self::CLI)::line($text);
    }

    public function table(array $rows, array $columns, array $options): void
    {
        // WP-CLI has looked whether it is one of Help::FORMATS.
        $format = $options['format'] ?? 'table';
        \WP_CLI\Utils\format_items(is_string($format) ? $format : 'table', $rows, $columns);
    }

    public function error(string $text): void
    {
        (self::CLI)::error($text);
    }

    public function confirm(string $question): bool
    {
        (self::CLI)::confirm($question);
        return true;
    }

    public function halt(int $code): void
    {
        (self::CLI)::halt($code);
    }
}
