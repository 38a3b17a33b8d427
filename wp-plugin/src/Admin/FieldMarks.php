<?php

declare(strict_types=1);

namespace Mullion\Admin;

defined('ABSPATH') || exit;

/** What a field of a section's form bears beside its value: its name, what describes it, what was refused. */
final class FieldMarks
{
    /** @var list<string> Names of the fields that the site's code sets. */
    private readonly array $ofCode;

    /** @var list<string> Names of the fields that cannot be set here. */
    private readonly array $fixed;

    public function __construct(private readonly SettingsSection $section, bool $isOfNetwork = false)
    {
        $this->ofCode = FixedFields::ofCode($section);
        $this->fixed = $isOfNetwork ? $this->ofCode : FixedFields::of($section);
    }

    /** A field's id in the page, by which complaints know it, too. */
    public static function id(SettingsSection $section, string $field): string
    {
        return "mullion-{$section->name()}-{$field}";
    }

    /** Id, name and what describes it, escaped. */
    public function attributes(Field $field): string
    {
        $id = self::id($this->section, $field->name);
        $isRefused = $this->complaints($id) !== [];
        $describe = [
            ...($isRefused ? ["{$id}-error"] : []),
            ...($this->help($field) === '' ? [] : ["{$id}-help"]),
        ];
        $attributes = [
            'id' => $id,
            'name' => "{$this->section->option()}[{$this->section->name()}][{$field->name}]",
            'aria-invalid' => $isRefused ? 'true' : '',
            'aria-describedby' => implode(' ', $describe),
        ];
        $pairs = [];
        foreach (array_filter($attributes, static fn(string $value): bool => $value !== '') as $name => $value) {
            $pairs[] = sprintf('%s="%s"', $name, esc_attr($value));
        }
        return implode(' ', $pairs) . ($this->isFixed($field) ? ' disabled' : '');
    }

    /** Prints what is said of it below: what was not kept, then its help. */
    public function describe(Field $field): void
    {
        $id = self::id($this->section, $field->name);
        $complaints = $this->complaints($id);
        if ($complaints !== []) {
            // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by Complaints.
            printf('<p id="%s-error" style="color: #b32d2e">%s</p>', esc_attr($id), implode(' ', $complaints));
        }
        $help = $this->help($field);
        if ($help !== '') {
            printf('<p class="description" id="%s-help">%s</p>', esc_attr($id), esc_html($help));
        }
    }

    public function isFixed(Field $field): bool
    {
        return in_array($field->name, $this->fixed, true) || !$field->maySet();
    }

    /** @return array<string> HTML. */
    private function complaints(string $id): array
    {
        $isOfIt = static fn(array $error): bool => ($error['code'] ?? '') === $id;
        return array_column(array_filter(get_settings_errors($this->section->option()), $isOfIt), 'message');
    }

    private function help(Field $field): string
    {
        $said = match (true) {
            !$this->isFixed($field) => '',
            in_array($field->name, $this->ofCode, true) => __('Set by the site’s code.', 'mullion'),
            in_array($field->name, $this->fixed, true) => __('Set for the whole network.', 'mullion'),
            $field->capability === 'unfiltered_html' => __('For those who may bring scripts.', 'mullion'),
            default => __('For administrators of the network.', 'mullion'),
        };
        return trim("{$said} {$field->help}");
    }
}
