<?php

declare(strict_types=1);

namespace Mullion\Doctor;

defined('ABSPATH') || exit;

/** What the command needs of WP-CLI. */
interface Console
{
    /** The formats of {@see Console::table()}. */
    public const FORMATS = ['table', 'json', 'csv', 'yaml'];

    /**
     * @param list<array<string, string>> $rows
     * @param list<string>                $columns
     * @param value-of<self::FORMATS>     $format
     */
    public function table(array $rows, array $columns, string $format): void;

    /** Says what went wrong, and ends with it. */
    public function error(string $text): void;

    /** Ends with this exit code. */
    public function halt(int $code): void;
}
