<?php

declare(strict_types=1);

namespace Mullion\Cli;

defined('ABSPATH') || exit;

/** What a command needs of WP-CLI. */
interface Console
{
    public function line(string $text): void;

    /**
     * @param list<array<string, string>> $rows
     * @param list<string>                $columns
     * @param array<mixed>                $options The command's: `format` says how the rows are printed.
     */
    public function table(array $rows, array $columns, array $options): void;

    /** Says what went wrong, and ends with it. */
    public function error(string $text): void;

    /** @return bool Whether the answer was yes. */
    public function confirm(string $question): bool;

    /** Ends with this exit code. */
    public function halt(int $code): void;
}
