<?php

declare(strict_types=1);

namespace Mullion\Newsletter;

defined('ABSPATH') || exit;

/** A table for spreadsheets, in which no cell is a formula. */
final class Csv
{
    /** So that Excel reads Vietnamese. */
    public const BOM = "\xEF\xBB\xBF";

    /** What spreadsheets take for the start of a formula, in the forms of East Asian keyboards too. */
    private const FORMULA = '/^[\s\x{A0}\x{3000}]*[=+\-@\x{FF1D}\x{FF0B}\x{FF0D}\x{FF20}]|^[\t\r\n]/u';

    /** A cell that is only ever text. */
    public static function cell(string $text): string
    {
        // What is no UTF-8 is not told apart: it gets the apostrophe as well.
        return preg_match(self::FORMULA, $text) === 0 ? $text : "'" . $text;
    }

    /** @param list<string> $cells */
    public static function line(array $cells): string
    {
        $quoted = array_map(
            static fn(string $cell): string => '"' . str_replace('"', '""', self::cell($cell)) . '"',
            $cells,
        );
        return implode(',', $quoted) . "\r\n";
    }
}
