<?php

declare(strict_types=1);

/** Makes a table of a statement as MySQL has it; one that is there stays. */
function dbDelta(string $sql): void
{
    global $wpdb;
    [$head, $columns] = explode("(\n", $sql, 2);
    $lines = array_map(trim(...), explode(",\n", substr($columns, 0, (int) strrpos($columns, "\n)"))));
    $isCounted = str_contains($columns, 'AUTO_INCREMENT');
    // Of its keys, those that make a difference to what may be written.
    $isWanted = static fn(string $line): bool => !str_starts_with($line, 'KEY ') && !($isCounted && str_starts_with($line, 'PRIMARY KEY'));
    $translated = array_map(static fn(string $line): string => (string) preg_replace(
        ['/^(\w+) .*AUTO_INCREMENT$/', '/^UNIQUE KEY \w+ /'],
        ['$1 INTEGER PRIMARY KEY AUTOINCREMENT', 'UNIQUE '],
        $line,
    ), array_filter($lines, $isWanted));
    $wpdb->query(str_replace('CREATE TABLE', 'CREATE TABLE IF NOT EXISTS', $head) . '(' . implode(', ', $translated) . ')');
}
