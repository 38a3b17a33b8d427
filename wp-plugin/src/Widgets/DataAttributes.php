<?php

declare(strict_types=1);

namespace Mullion\Widgets;

defined('ABSPATH') || exit;

/**
 * Writes the attributes that a widget declares from the props of the same name: what it reads in the browser is
 * declared once, in TypeScript, and the build tells PHP.
 */
final class DataAttributes
{
    /**
     * @param array<string, array{prop: string, kind: string}> $declared By attribute: `data-ended-hide`.
     * @param array<string, mixed>                             $props
     *
     * @return array<string, scalar|null> Null for what the props leave to the default.
     */
    public static function of(array $declared, array $props): array
    {
        return array_map(
            static fn(array $attribute): mixed => self::value($attribute['kind'], $props[$attribute['prop']] ?? null),
            $declared,
        );
    }

    /**
     * Every prop that a declared attribute has, left to the default.
     *
     * @param array<string, array{prop: string, kind: string}> $declared
     *
     * @return array<string, null>
     */
    public static function absent(array $declared): array
    {
        return array_fill_keys(array_column($declared, 'prop'), null);
    }

    private static function value(string $kind, mixed $value): string|int|float|bool|null
    {
        if (str_ends_with($kind, 'flag')) {
            // Absent would mean that something else decides.
            return match (true) {
                !is_bool($value) => null,
                $kind === 'optional-flag' => $value ? 'true' : 'false',
                default => $value,
            };
        }
        return is_string($value) || is_int($value) || is_float($value) ? self::orNothing($value) : null;
    }

    private static function orNothing(string|int|float $value): string|int|float|null
    {
        return $value === '' ? null : $value;
    }
}
