<?php

declare(strict_types=1);

namespace Mullion\Admin;

use Mullion\Site\CodeSettings;

defined('ABSPATH') || exit;

/** All settings as one list, options by name: what is exported, and what a list from elsewhere comes to here. */
final class SettingsFile
{
    public function __construct(private readonly Sections $sections) {}

    /** What a file says; editors on Windows begin one with a mark of its encoding, which is no JSON. */
    public static function read(string $text): mixed
    {
        return json_decode((string) preg_replace('/^\xEF\xBB\xBF/', '', $text), true, 8);
    }

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
                $typed = self::answered($section, FixedFields::typed($section, $values));
                $known[$option] = $section->sanitize($typed, $known[$option] ?? []);
                update_option($option, $section->sanitize($typed, CodeSettings::stored($option)));
            }
        }
        foreach ($file as $option => $values) {
            $isEmpty = $values === [] && !isset($known[$option]);
            $missing = $this->missing($values, $known[$option] ?? null, [(string) $option]);
            array_push($lost, ...($isEmpty ? [(string) $option] : $missing));
        }
        return $lost;
    }

    /**
     * With each checkbox as it is from the start where the list says neither yes nor no.
     *
     * @param array<string, string> $typed
     *
     * @return array<string, string>
     */
    private static function answered(SettingsSection $section, array $typed): array
    {
        foreach ($section->fields() as $field) {
            $isUnclear = !in_array($typed[$field->name] ?? '', ['1', '0', ''], true);
            if ($field->kind === FieldKind::Checkbox && $isUnclear) {
                $typed[$field->name] = $field->default === true ? '1' : '';
            }
        }
        return $typed;
    }

    /**
     * @param non-empty-list<string> $path
     *
     * @return list<string> Paths of what stands in one and not in the other.
     */
    private function missing(mixed $asked, mixed $kept, array $path): array
    {
        if (!is_array($asked)) {
            $isKept = is_scalar($kept) && is_scalar($asked) && (string) $asked === (string) $kept;
            // What is as from the start need not be kept.
            return $isKept || $asked === '' || ($asked === true && $this->isShown($path)) ? [] : [implode('.', $path)];
        }
        $lost = [];
        foreach ($asked as $key => $value) {
            $same = is_array($kept) ? $kept[$key] ?? null : null;
            array_push($lost, ...$this->missing($value, $same, [...$path, (string) $key]));
        }
        return $lost;
    }

    /**
     * Whether a field shows what stands there.
     *
     * @param non-empty-list<string> $path
     */
    private function isShown(array $path): bool
    {
        [$option, $keys] = [$path[0], array_reverse(array_slice($path, 1))];
        $into = static fn(mixed $value, string $key): array => [$key => $value];
        $values = static fn(SettingsSection $section, bool $value): array
            => $section->values((array) array_reduce($keys, $into, $value));
        foreach ($keys === [] ? [] : $this->sections->all() as $section) {
            if ($section->option() === $option && $values($section, true) !== $values($section, false)) {
                return true;
            }
        }
        return false;
    }

    /** @return list<string> */
    private static function secrets(SettingsSection $section): array
    {
        $isSecret = static fn(Field $field): bool => $field->kind === FieldKind::Secret;
        return array_values(array_column(array_filter($section->fields(), $isSecret), 'name'));
    }
}
