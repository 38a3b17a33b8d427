<?php

declare(strict_types=1);

namespace Mullion\Admin;

defined('ABSPATH') || exit;

/**
 * What is wrong with fields of the settings page as another plugin gives them to `mullion_register_widget()`.
 * docs/settings.md, "Fields of another plugin's widget" has them as a table.
 */
final class GivenFields
{
    /** Every key, with a value of its type; a default's type is that of the kind. */
    public const KEYS = ['name' => '', 'label' => '', 'kind' => '', 'help' => '', 'choices' => []]
        + ['min' => 0, 'max' => 0, 'default' => null];

    /** @return list<string> What they may be; settings are public, so a secret is none. */
    public static function kinds(): array
    {
        $public = array_filter(FieldKind::cases(), static fn(FieldKind $kind): bool => $kind !== FieldKind::Secret);
        return array_map(strtolower(...), array_column($public, 'name'));
    }

    /** @param array<mixed> $given */
    public static function problemOf(array $given): ?string
    {
        foreach ($given as $field) {
            if (!is_array($field)) {
                return sprintf('One of its "settings" is of the type %s; give array.', gettype($field));
            }
            $problem = self::problemOfField($field);
            if ($problem !== null) {
                return $problem;
            }
        }
        return null;
    }

    /** @param array<mixed> $field */
    private static function problemOfField(array $field): ?string
    {
        $name = is_string($field['name'] ?? null) ? $field['name'] : '';
        if (preg_match('/^[a-zA-Z][\w-]*$/', $name) !== 1 || $name === 'enabled') {
            $remedy = 'give letters, digits, "-" and "_"; "enabled" is the widget\'s own switch.';
            return sprintf('Its setting "%s" cannot be named so; %s', $name, $remedy);
        }
        $unknown = array_key_first(array_diff_key($field, self::KEYS));
        if ($unknown !== null) {
            $known = implode(', ', array_keys(self::KEYS));
            return sprintf('Its setting "%s" has no key "%s"; there are: %s.', $name, $unknown, $known);
        }
        if (!in_array($field['kind'] ?? 'text', self::kinds(), true)) {
            return sprintf('Its setting "%s" has no such kind; there are: %s.', $name, implode(', ', self::kinds()));
        }
        return self::problemOfTypes($name, $field) ?? self::problemOfChoice($name, $field);
    }

    /** @param array<mixed> $field */
    private static function problemOfTypes(string $name, array $field): ?string
    {
        $default = match ($field['kind'] ?? '') {
            'checkbox' => false,
            'number' => 0,
            default => '',
        };
        foreach (['default' => $default] + self::KEYS as $key => $example) {
            if (isset($field[$key]) && gettype($field[$key]) !== gettype($example)) {
                $types = [gettype($field[$key]), gettype($example)];
                return sprintf('Its setting "%s" has a "%s" of the type %s; give %s.', $name, $key, ...$types);
            }
        }
        return null;
    }

    /** @param array<mixed> $field */
    private static function problemOfChoice(string $name, array $field): ?string
    {
        if (($field['kind'] ?? '') !== 'choice') {
            return null;
        }
        $choices = is_array($field['choices'] ?? null) ? array_filter($field['choices'], is_string(...)) : [];
        $words = array_map(strval(...), array_keys($choices));
        return match (true) {
            $words === [] => sprintf('Its setting "%s" is a choice without choices; give labels by value.', $name),
            !in_array($field['default'] ?? $words[0], $words, true)
                => sprintf('Its setting "%s" begins with none of its choices; give one as "default".', $name),
            default => null,
        };
    }
}
