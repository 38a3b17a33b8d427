<?php

declare(strict_types=1);

namespace Mullion\Admin;

defined('ABSPATH') || exit;

/** A section whose values stand in the option under the section's name, or right in it. */
final class FieldsSection implements SettingsSection, HasTab, HasFixedFields, HasComplaints
{
    /** @param list<Field> $fields */
    public function __construct(
        private readonly string $option,
        private readonly string $name,
        private readonly string $title,
        private readonly array $fields,
        private readonly string $description = '',
        /** Whether the option holds this section alone: `[field => value]`. */
        private readonly bool $isWhole = false,
        private readonly Tab $tab = Tab::Widgets,
        /** @var list<string> Names of fields that constants of their own set. */
        private readonly array $fixed = [],
    ) {}

    public function tab(): Tab
    {
        return $this->tab;
    }

    public function fixed(): array
    {
        return $this->fixed;
    }

    public function name(): string
    {
        return $this->name;
    }

    public function option(): string
    {
        return $this->option;
    }

    public function title(): string
    {
        return $this->title;
    }

    public function description(): string
    {
        return $this->description;
    }

    public function fields(): array
    {
        return $this->fields;
    }

    public function values(array $option): array
    {
        $values = [];
        foreach ($this->fields as $field) {
            $showsDefault = in_array($field->kind, [FieldKind::Checkbox, FieldKind::Choice], true);
            $unset = $showsDefault ? $field->default : '';
            $values[$field->name] = $this->stored($option)[$field->name] ?? $unset;
        }
        return $values;
    }

    public function sanitize(array $typed, array $option): array
    {
        $stored = $this->stored($option);
        foreach ($this->fields as $field) {
            $value = $typed[$field->name] ?? null;
            $isRefused = !$field->maySet() || FieldComplaint::isDue($field, $value);
            if (!$isRefused && !self::isSecretToKeep($field, $typed)) {
                $stored[$field->name] = $field->clean($value);
            }
        }
        $stored = array_filter($stored, static fn(mixed $value): bool => $value !== null);
        if ($this->isWhole) {
            return $stored;
        }
        unset($option[$this->name]);
        return $stored === [] ? $option : [$this->name => $stored] + $option;
    }

    public function complaints(array $typed): array
    {
        $lacks = new NeededFields($this);
        $complaints = [];
        foreach ($this->fields as $field) {
            $complaints[$field->name] = FieldComplaint::of($field, $typed[$field->name] ?? null)
                ?? $lacks->complaint($field, $typed);
        }
        return array_filter($complaints, static fn(?string $complaint): bool => $complaint !== null);
    }

    /**
     * An empty field leaves a secret, which no page shows; its box deletes it.
     *
     * @param array<mixed> $typed
     */
    private static function isSecretToKeep(Field $field, array $typed): bool
    {
        return $field->kind === FieldKind::Secret
            && $field->clean($typed[$field->name] ?? null) === null
            && ($typed["{$field->name}-forget"] ?? '') !== '1';
    }

    /**
     * @param array<mixed> $option
     *
     * @return array<mixed>
     */
    private function stored(array $option): array
    {
        $stored = $this->isWhole ? $option : ($option[$this->name] ?? []);
        return is_array($stored) ? $stored : [];
    }
}
