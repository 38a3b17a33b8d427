<?php

declare(strict_types=1);

namespace Mullion\Commands;

use Mullion\Admin\Field;
use Mullion\Admin\FieldKind;

defined('ABSPATH') || exit;

/** A setting as the command line reads and says it: in English, for the one who runs the site. */
final class SettingText
{
    private const YES = ['1', 'on', 'yes', 'true'];
    private const NO = ['', '0', 'off', 'no', 'false'];

    /** @return string|null As the settings page would send it; null for what a box does not take. */
    public static function typed(Field $field, string $value): ?string
    {
        return match (true) {
            $field->kind !== FieldKind::Checkbox => $value,
            in_array(strtolower($value), self::YES, true) => '1',
            in_array(strtolower($value), self::NO, true) => '',
            default => null,
        };
    }

    /** What counts: of a box on or off, of an empty field its default, or the choice that the settings page shows. */
    public static function counting(Field $field, string $value): string
    {
        if ($field->kind === FieldKind::Checkbox) {
            return $value === '' ? 'off' : 'on';
        }
        $first = $field->default;
        if ($field->kind === FieldKind::Choice && $first === '') {
            $first = isset($field->choices['']) ? $field->standsFor : array_key_first($field->choices) ?? '';
        }
        return $value === '' ? (string) $first : $value;
    }

    public static function taken(Field $field): string
    {
        $words = array_map(static fn(int|string $word): string => "\"{$word}\"", array_keys($field->choices));
        return match ($field->kind) {
            FieldKind::Checkbox => 'It takes on and off.',
            FieldKind::Choice => 'It takes ' . implode(', ', $words) . '.',
            FieldKind::Number => 'It takes a whole number' . ($field->max === PHP_INT_MAX
                ? ", at least {$field->min}."
                : " from {$field->min} to {$field->max}."),
            FieldKind::Address => 'It takes an address that begins with https://'
                . ($field->isSecure ? '.' : ' or http://, or with / for this site.'),
            FieldKind::Secret => 'It takes one line; \'\' removes it.',
            default => 'The settings page says what it takes.',
        };
    }
}
