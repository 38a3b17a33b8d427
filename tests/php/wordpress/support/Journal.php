<?php

declare(strict_types=1);

namespace Mullion\Tests\WordPress;

/** What happened that no answer tells: mails, actions, requests to a provider; also in the processes that answered. */
final class Journal
{
    /** @var list<array{string, mixed}> */
    private static array $entries = [];

    public static function note(string $kind, mixed $what): void
    {
        self::$entries[] = [$kind, $what];
    }

    /** @return list<mixed> What was noted of a kind, oldest first. */
    public static function of(string $kind): array
    {
        return array_column(array_filter(self::$entries, static fn(array $entry): bool => $entry[0] === $kind), 1);
    }

    /** Forgets everything. */
    public static function begin(): void
    {
        self::$entries = [];
    }

    /** @return list<array{string, mixed}> */
    public static function after(int $count): array
    {
        return array_slice(self::$entries, $count);
    }

    public static function count(): int
    {
        return count(self::$entries);
    }

    /** @param list<array{string, mixed}> $entries */
    public static function add(array $entries): void
    {
        array_push(self::$entries, ...$entries);
    }
}
