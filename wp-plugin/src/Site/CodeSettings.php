<?php

declare(strict_types=1);

namespace Mullion\Site;

defined('ABSPATH') || exit;

/**
 * Settings that wp-config.php makes: `MULLION_SETTINGS`, options by name as the settings page exports them. What stands
 * there goes before what is stored, value by value, and is stored nowhere.
 *
 * Loaded where the constant is, and in the administration.
 */
final class CodeSettings implements Hooked
{
    public const CONSTANT = 'MULLION_SETTINGS';

    private static bool $isAside = false;

    public function register(): void
    {
        foreach (array_keys(self::all()) as $option) {
            add_filter("option_{$option}", [$this, 'apply'], 10, 2);
            add_filter("default_option_{$option}", [$this, 'apply'], 10, 2);
        }
    }

    /** Hooked to `option_…` and `default_option_…`. */
    public function apply(mixed $stored, mixed $option = ''): mixed
    {
        $fixed = is_string($option) ? self::of($option) : [];
        return self::$isAside || $fixed === []
            ? $stored
            : array_replace_recursive(is_array($stored) ? $stored : [], $fixed);
    }

    /** @return array<mixed> What the constant says of an option. */
    public static function of(string $option): array
    {
        return self::all()[$option] ?? [];
    }

    /** @return array<mixed> An option as this site stores it, without what the constant and the network say. */
    public static function stored(string $option): array
    {
        self::$isAside = true;
        try {
            $stored = get_option($option);
        } finally {
            self::$isAside = false;
        }
        return is_array($stored) ? $stored : [];
    }

    /** Whether what is stored is being read, without what anybody else says. */
    public static function isAside(): bool
    {
        return self::$isAside;
    }

    /** @return array<string, array<mixed>> */
    private static function all(): array
    {
        $all = defined(self::CONSTANT) ? constant(self::CONSTANT) : [];
        return array_filter(
            is_array($all) ? $all : [],
            static fn(mixed $values, mixed $option): bool => is_array($values)
                && is_string($option) && str_starts_with($option, 'mullion_'),
            ARRAY_FILTER_USE_BOTH,
        );
    }
}
