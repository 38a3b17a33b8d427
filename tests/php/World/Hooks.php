<?php

declare(strict_types=1);

namespace Mullion\Tests\World;

/** Actions and filters as WordPress runs them: by priority, and in the order in which they were added. */
final class Hooks
{
    /** @var array<string, array<int, list<array{callable, int}>>> By hook and priority; each takes so many arguments. */
    private static array $callbacks = [];

    /** @var array<string, int> */
    private static array $done = [];

    /** @var array<string, int> */
    private static array $filtered = [];

    /** The action or filter that is run. */
    public static string $current = '';

    public static function reset(): void
    {
        self::$current = '';
        [self::$callbacks, self::$done, self::$filtered] = [[], [], []];
    }

    public static function add(string $hook, callable $callback, int $priority, int $arguments): void
    {
        self::$callbacks[$hook][$priority][] = [$callback, $arguments];
    }

    public static function has(string $hook): bool
    {
        return array_filter(self::$callbacks[$hook] ?? []) !== [];
    }

    public static function remove(string $hook, callable|string $callback, int $priority): bool
    {
        foreach (self::$callbacks[$hook][$priority] ?? [] as $at => [$added]) {
            // As WordPress knows them: an object by itself, whatever else by its name.
            if ($added === $callback) {
                unset(self::$callbacks[$hook][$priority][$at]);
                return true;
            }
        }
        return false;
    }

    /** @param array<mixed> $arguments The first one is filtered. */
    public static function apply(string $hook, array $arguments): mixed
    {
        self::$filtered[$hook] = self::countFiltered($hook) + 1;
        $callbacks = self::$callbacks[$hook] ?? [];
        ksort($callbacks);
        [$before, self::$current] = [self::$current, $hook];
        foreach (array_merge(...$callbacks) as [$callback, $count]) {
            $arguments[0] = $callback(...array_slice($arguments, 0, $count));
        }
        self::$current = $before;
        return $arguments[0];
    }

    /** @param array<mixed> $arguments */
    public static function run(string $hook, array $arguments): void
    {
        self::$done[$hook] = self::count($hook) + 1;
        self::$current = $hook;
        $callbacks = self::$callbacks[$hook] ?? [];
        ksort($callbacks);
        foreach (array_merge(...$callbacks) as [$callback, $count]) {
            $callback(...array_slice($arguments, 0, $count));
        }
    }

    /** How often an action has run. */
    public static function count(string $hook): int
    {
        return self::$done[$hook] ?? 0;
    }

    /** How often a filter has been asked. */
    public static function countFiltered(string $hook): int
    {
        return self::$filtered[$hook] ?? 0;
    }
}
