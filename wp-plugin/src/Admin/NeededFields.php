<?php

declare(strict_types=1);

namespace Mullion\Admin;

defined('ABSPATH') || exit;

/** The fields of a section without which the rest of it does nothing ({@see Field::$isNeeded}). */
final class NeededFields
{
    public function __construct(private readonly SettingsSection $section) {}

    /**
     * Whether one of them is empty.
     *
     * @param array<mixed> $option As it is in force.
     */
    public function areLacking(array $option): bool
    {
        $values = $this->section->values($option);
        $isLacking = static fn(Field $field): bool => $field->isNeeded && ($values[$field->name] ?? '') === '';
        return array_filter($this->section->fields(), $isLacking) !== [];
    }

    /**
     * What is said of a field that was left empty while another of its section was not; nobody has to fill in what
     * they have no use for.
     *
     * @param array<mixed> $typed
     */
    public function complaint(Field $field, array $typed): ?string
    {
        $isLeftOut = $field->isNeeded && $field->clean($typed[$field->name] ?? null) === null;
        if (!$isLeftOut || !$this->isUsed($typed) || in_array($field->name, FixedFields::of($this->section), true)) {
            return null;
        }
        /* translators: %s: label of a field of the settings page. */
        $text = __('%s: it is empty. What else is set there does nothing without it.', 'mullion');
        return sprintf($text, $field->label);
    }

    /** @param array<mixed> $typed */
    private function isUsed(array $typed): bool
    {
        $isSet = static function (Field $field) use ($typed): bool {
            $unset = $field->kind === FieldKind::Choice ? (string) array_key_first($field->choices) : $field->default;
            return !in_array($field->clean($typed[$field->name] ?? null), [null, $unset, $field->default], true);
        };
        return array_filter($this->section->fields(), $isSet) !== [];
    }
}
