<?php

declare(strict_types=1);

namespace Mullion\Admin;

use Mullion\Site\CodeSettings;

defined('ABSPATH') || exit;

/** All settings as one list, options by name: what is exported, and what a list from elsewhere comes to here. */
final class SettingsFile
{
    public function __construct(private readonly Sections $sections) {}

    /**
     * What is stored and known to a section; what the site's code sets is not stored.
     *
     * @return array<string, array<mixed>>
     */
    public function export(bool $withSecrets): array
    {
        $file = [];
        foreach ($this->sections->all() as $section) {
            $typed = FixedFields::typed($section, CodeSettings::stored($section->option()));
            foreach ($withSecrets ? [] : self::secrets($section) as $name) {
                unset($typed[$name]);
            }
            $file[$section->option()] = $section->sanitize($typed, $file[$section->option()] ?? []);
        }
        return $file;
    }

    /**
     * Each option of the list replaces what is stored, but for secrets that the list lacks. Every value goes
     * through its section's own check.
     *
     * @param array<mixed> $file
     *
     * @return list<string> What was not kept, being unknown or no good: `mullion_settings.map.colour`.
     */
    public function import(array $file): array
    {
        $known = [];
        $lost = [];
        foreach ($this->sections->all() as $section) {
            $option = $section->option();
            $values = is_array($file[$option] ?? null) ? $file[$option] : null;
            if ($values !== null) {
                $typed = FixedFields::typed($section, $values);
                $known[$option] = $section->sanitize($typed, $known[$option] ?? []);
                update_option($option, $section->sanitize($typed, CodeSettings::stored($option)));
            }
        }
        foreach ($file as $option => $values) {
            array_push($lost, ...self::missing($values, $known[$option] ?? null, (string) $option));
        }
        return $lost;
    }

    /** @return list<string> Paths of what stands in one and not in the other. */
    private static function missing(mixed $asked, mixed $kept, string $path): array
    {
        if (!is_array($asked)) {
            // What is as from the start need not be kept.
            return in_array($asked, [$kept, true, ''], true) ? [] : [$path];
        }
        $lost = [];
        foreach ($asked as $key => $value) {
            $same = is_array($kept) ? $kept[$key] ?? null : null;
            array_push($lost, ...self::missing($value, $same, "{$path}.{$key}"));
        }
        return $lost;
    }

    /** @return list<string> */
    private static function secrets(SettingsSection $section): array
    {
        $isSecret = static fn(Field $field): bool => $field->kind === FieldKind::Secret;
        return array_values(array_column(array_filter($section->fields(), $isSecret), 'name'));
    }
}
