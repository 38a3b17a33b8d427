<?php

declare(strict_types=1);

namespace Mullion\Blocks;

defined('ABSPATH') || exit;

/**
 * Turns what an author has set into a widget's props.
 *
 * Contributors write these. What a field doesn't take is left out, so that the widget's own default counts; what is
 * left is escaped by the template. No field takes HTML from here.
 *
 * @phpstan-import-type Field from Registration
 */
final class Fields
{
    private const LONGEST = 500;

    /**
     * @param array<string, Field> $fields
     * @param array<mixed>         $given  By prop: values of a block, or the text of a shortcode.
     *
     * @return array<string, mixed>
     */
    public static function props(array $fields, array $given): array
    {
        $props = [];
        foreach ($fields as $prop => $field) {
            $value = self::value($field, $given[$prop] ?? null);
            if ($value !== null) {
                $props[$prop] = $value;
            }
        }
        return $props;
    }

    /**
     * @param Field $field
     *
     * @return mixed Null for what says nothing, or nothing that the field takes.
     */
    private static function value(array $field, mixed $value): mixed
    {
        return match ($field['kind']) {
            'flag', 'optional-flag' => self::flag($value),
            'pictures' => Pictures::facts($value),
            'picture' => Pictures::markup($value),
            'content', 'part', 'slides', 'panels' => null,
            default => is_scalar($value) ? self::word($field, trim((string) $value)) : null,
        };
    }

    /** @param Field $field */
    private static function word(array $field, string $text): string|int|float|null
    {
        return $text === '' ? null : match ($field['kind']) {
            'integer' => preg_match('/^-?\d{1,9}$/', $text) === 1 ? self::within($field, (int) $text) : null,
            'number' => is_numeric($text) ? self::within($field, (float) $text) : null,
            'choice' => in_array($text, $field['words'] ?? [], true) ? $text : null,
            'identifier' => preg_match('/^[\w-]{1,100}$/', $text) === 1 ? $text : null,
            'url' => self::address($text),
            'date-time' => self::moment($text),
            default => mb_strlen($text) <= ($field['max'] ?? self::LONGEST) ? $text : null,
        };
    }

    /** @param Field $field */
    private static function within(array $field, int|float $number): int|float|null
    {
        $isWithin = $number >= ($field['min'] ?? -INF) && $number <= ($field['max'] ?? INF);
        return $isWithin ? $number : null;
    }

    private static function flag(mixed $value): ?bool
    {
        return match (is_string($value) ? strtolower(trim($value)) : $value) {
            true, 1, 'true', '1', 'yes', 'on' => true,
            false, 0, 'false', '0', 'no', 'off' => false,
            default => null,
        };
    }

    private static function address(string $text): ?string
    {
        $isWeb = preg_match('#^(https?://|/(?!/))#i', $text) === 1;
        $address = $isWeb ? esc_url_raw($text, ['http', 'https']) : '';
        return $address === '' ? null : $address;
    }

    private static function moment(string $text): ?string
    {
        return strlen($text) <= 100 && date_create_immutable($text, wp_timezone()) !== false ? $text : null;
    }
}
