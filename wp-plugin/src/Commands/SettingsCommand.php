<?php

declare(strict_types=1);

namespace Mullion\Commands;

use Mullion\Admin\Field;
use Mullion\Admin\FieldKind;
use Mullion\Admin\FixedFields;
use Mullion\Admin\Sections;
use Mullion\Admin\SettingsFile;
use Mullion\Admin\SettingsSection;
use Mullion\Cli\Console;
use Mullion\Cli\Help;
use Mullion\Cli\WpCli;
use Mullion\Site\CodeSettings;
use Mullion\Site\Settings;

defined('ABSPATH') || exit;

/** `wp mullion settings …`: what the settings page shows, by section and field, as `map.key`. */
final class SettingsCommand
{
    private const COLUMNS = ['setting', 'value', 'set by', 'label'];

    public function __construct(private readonly Sections $sections) {}

    public function add(): void
    {
        WpCli::group('mullion settings', 'Reads, changes, exports and imports settings.');
        $list = Help::of('Lists all settings with what counts, and who says so; secrets are not shown.')->format();
        WpCli::add('mullion settings list', $list, fn(Console $console, array $_, array $options)
            => $this->list($console, $options));
        $get = Help::of('Prints what counts of a setting.')->argument('setting', 'As "list" names it: map.key.')
            ->option('format', 'With who says so, as "list" prints it.', choices: Help::FORMATS);
        WpCli::add('mullion settings get', $get, fn(Console $console, array $names, array $options)
            => $this->get($console, $names[0] ?? '', $options));
        $set = Help::of('Changes a setting, as the settings page would.')
            ->argument('setting', 'As "list" names it: map.key.')
            ->argument('value', 'A box takes on and off; \'\' is as it begins, and removes a secret.');
        WpCli::add('mullion settings set', $set, fn(Console $console, array $words)
            => $this->set($console, $words[0] ?? '', $words[1] ?? ''));
        $export = Help::of('Prints all settings as JSON, for another site or for MULLION_SETTINGS.')
            ->flag('secrets', 'With keys and passwords: whoever has the output then has them.');
        WpCli::add('mullion settings export', $export, fn(Console $console, array $_, array $options)
            => $this->export($console, isset($options['secrets'])));
        $import = Help::of('Replaces settings by those of a file; secrets that it lacks stay.')
            ->argument('file', 'What "export" has printed; - reads the standard input.');
        WpCli::add('mullion settings import', $import, fn(Console $console, array $files)
            => $this->import($console, $files[0] ?? ''));
    }

    /** @param array<mixed> $options `format`. */
    public function list(Console $console, array $options): void
    {
        $console->table($this->rows(), self::COLUMNS, $options);
    }

    /** @param array<mixed> $options `format`. */
    public function get(Console $console, string $setting, array $options = []): void
    {
        $found = $this->find($console, $setting);
        if ($found !== null && isset($options['format'])) {
            $isIt = static fn(array $row): bool => $row['setting'] === $setting;
            $console->table(array_values(array_filter($this->rows(), $isIt)), self::COLUMNS, $options);
            return;
        }
        if ($found !== null) {
            [$section, $field] = $found;
            $console->line(SettingText::counting($field, self::values($section)[$field->name] ?? ''));
        }
    }

    public function set(Console $console, string $setting, string $value): void
    {
        $found = $this->find($console, $setting);
        if ($found === null) {
            return;
        }
        [$section, $field] = $found;
        if (in_array($field->name, FixedFields::of($section), true)) {
            $console->error("{$setting} is set by code: a constant of wp-config.php or a filter. Change it there.");
            return;
        }
        $typed = SettingText::typed($field, $value);
        $forget = $value === '' ? ["{$field->name}-forget" => '1'] : [];
        $isOffered = $field->kind !== FieldKind::Choice || isset($field->choices[$value]);
        $stored = CodeSettings::stored($section->option());
        $sent = [$field->name => $typed ?? ''] + $forget + FixedFields::typed($section, $stored);
        $option = $section->sanitize($sent, $stored);
        if ($typed === null || !$isOffered || (FixedFields::typed($section, $option)[$field->name] ?? '') !== $typed) {
            $console->error("{$setting} cannot be \"{$value}\". " . SettingText::taken($field));
            return;
        }
        update_option($section->option(), $option);
        $console->line("{$setting}: " . ($value === '' ? 'as it begins' : $value));
    }

    public function export(Console $console, bool $withSecrets): void
    {
        $file = (new SettingsFile($this->sections))->export($withSecrets);
        $flags = JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE;
        $console->line((string) wp_json_encode($file, $flags));
    }

    public function import(Console $console, string $path): void
    {
        // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of the one who has the command line.
        $text = $path === '-' || is_readable($path) ? file_get_contents($path === '-' ? 'php://stdin' : $path) : false;
        $file = SettingsFile::read((string) $text);
        if (!is_array($file)) {
            $console->error("{$path} is no file of settings. \"wp mullion settings export\" prints one.");
            return;
        }
        $options = Sections::options($this->sections->all());
        if (array_intersect($options, array_keys($file)) === []) {
            $known = implode(', ', $options);
            $console->error("Nothing in {$path} is known, and nothing was imported. Options are {$known}.");
            return;
        }
        foreach ((new SettingsFile($this->sections))->import($file) as $lost) {
            $console->line("Not kept, being unknown or no good: {$lost}");
        }
        $console->line('Imported.');
    }

    /** Where a field of this name stands among sections of such names: `features.petals`. */
    public function place(string $sectionPattern, string $field): ?string
    {
        foreach ($this->sections->all() as $section) {
            $names = array_column($section->fields(), 'name');
            if (preg_match($sectionPattern, $section->name()) === 1 && in_array($field, $names, true)) {
                return "{$section->name()}.{$field}";
            }
        }
        return null;
    }

    /** @return list<array<string, string>> */
    private function rows(): array
    {
        $rows = [];
        foreach ($this->sections->all() as $section) {
            $values = self::values($section);
            $fixed = FixedFields::of($section);
            $begun = FixedFields::typed($section, []);
            $stored = FixedFields::typed($section, CodeSettings::stored($section->option()));
            foreach ($section->fields() as $field) {
                $name = $field->name;
                $value = SettingText::counting($field, $values[$name] ?? '');
                $rows[] = array_combine(self::COLUMNS, [
                    "{$section->name()}.{$name}",
                    $field->kind === FieldKind::Secret && $value !== '' ? '(secret)' : $value,
                    match (true) {
                        in_array($name, $fixed, true) => 'code',
                        ($stored[$name] ?? '') !== ($begun[$name] ?? '') => 'settings',
                        // A filter's, which the settings page goes before.
                        ($values[$name] ?? '') !== ($begun[$name] ?? '') => 'default of code',
                        default => 'default',
                    },
                    $field->label,
                ]);
            }
        }
        return $rows;
    }

    /** @return array{SettingsSection, Field}|null Null once it was said that there is none. */
    private function find(Console $console, string $setting): ?array
    {
        foreach ($this->sections->all() as $section) {
            foreach ($section->fields() as $field) {
                if ("{$section->name()}.{$field->name}" === $setting) {
                    return [$section, $field];
                }
            }
        }
        $console->error("There is no setting \"{$setting}\". \"wp mullion settings list\" names all.");
        return null;
    }

    /** @return array<string, string> As they are in effect. */
    private static function values(SettingsSection $section): array
    {
        $option = $section->option() === Settings::OPTION
            ? (new Settings())->all()
            : get_option($section->option(), []);
        return FixedFields::typed($section, is_array($option) ? $option : []);
    }
}
