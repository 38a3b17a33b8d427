<?php

declare(strict_types=1);

namespace Mullion\Newsletter;

defined('ABSPATH') || exit;

/** The border to WP-CLI, which is loaded only on the command line. */
final class WpCli implements Console
{
    private const CLI = '\WP_CLI';

    public static function add(Command $command): void
    {
        $console = new self();
        $commands = [
            'list' => static fn(array $args, array $options) => $command->list($console, $options),
            'export' => static fn() => $command->export($console),
            'delete' => static fn(array $args, array $options) => $command->delete(
                $console,
                array_values(array_filter($args, is_string(...))),
                isset($options['yes']),
            ),
        ];
        foreach ($commands as $name => $run) {
            (self::CLI)::add_command("mullion newsletter {$name}", $run);
        }
    }

    public function line(string $text): void
    {
        (self::CLI)::line($text);
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
}
