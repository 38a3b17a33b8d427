<?php

declare(strict_types=1);

namespace Mullion\Admin;

defined('ABSPATH') || exit;

/** What is said of a field whose value is refused: what it held before stays. */
final class FieldComplaint
{
    /** Whether something was typed that the field does not take. */
    public static function isDue(Field $field, mixed $typed): bool
    {
        $text = self::text($typed);
        return $text !== '' && !self::isKept($field, $text);
    }

    /** @return string|null Null where it is not due. */
    public static function of(Field $field, mixed $typed): ?string
    {
        if (!self::isDue($field, $typed)) {
            return null;
        }
        if ($field->kind === FieldKind::Secret) {
            /* translators: %s: label of a field of the settings page. */
            return sprintf(__('%s: it was not kept, having a line break.', 'mullion'), $field->label);
        }
        return sprintf(
            /* translators: 1: label of a field, 2: what was typed, 3: what the field takes, a sentence. */
            __('%1$s: “%2$s” was not kept. %3$s', 'mullion'),
            $field->label,
            mb_substr(self::text($typed), 0, 60),
            self::wanted($field),
        );
    }

    private static function text(mixed $typed): string
    {
        return is_string($typed) ? trim($typed) : '';
    }

    private static function isKept(Field $field, string $text): bool
    {
        $kept = $field->clean($text);
        return match ($field->kind) {
            FieldKind::Checkbox => true,
            // An address is encoded where that is needed.
            FieldKind::Address, FieldKind::Choice, FieldKind::Identifier, FieldKind::Secret, FieldKind::Selector
                => $kept !== null,
            FieldKind::Number => (ltrim($text, '0') ?: '0') === (string) $kept,
            default => self::letters($text) === self::letters((string) $kept),
        };
    }

    /** A text may lose blanks and breaks between its words. */
    private static function letters(string $text): string
    {
        return (string) preg_replace('/\s+/', '', $text);
    }

    private static function wanted(Field $field): string
    {
        return match (true) {
            $field->kind === FieldKind::Number && $field->max === PHP_INT_MAX
                /* translators: %d: a number. */
                => sprintf(__('It takes a whole number, at least %d.', 'mullion'), $field->min),
            $field->kind === FieldKind::Number
                /* translators: 1 and 2: numbers. */
                => sprintf(__('It takes a whole number from %1$d to %2$d.', 'mullion'), $field->min, $field->max),
            $field->kind === FieldKind::Address && $field->isSecure
                => __('It takes an address that begins with https://.', 'mullion'),
            $field->kind === FieldKind::Address
                => __('It takes an address that begins with https:// or http://, or with / for this site.', 'mullion'),
            $field->kind === FieldKind::Choice => __('It takes one of its choices.', 'mullion'),
            $field->kind === FieldKind::Selector
                => __('It takes a CSS selector, such as #chat or .chat-box.', 'mullion'),
            $field->kind === FieldKind::Identifier
                => __('It takes letters from A to Z, digits, dots, - and _, without blanks.', 'mullion'),
            default => __('It takes plain text, without HTML.', 'mullion'),
        };
    }
}
