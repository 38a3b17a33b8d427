<?php

declare(strict_types=1);

namespace Mullion\Admin;

use Mullion\Assets\Manifest;
use Mullion\Site\Part;
use Mullion\Site\Settings;

/** The sections that the plugin itself brings: what may be switched off, then those of widgets and parts. */
final class OwnSections
{
    /** @param list<Part> $parts */
    public function __construct(
        private readonly Manifest $manifest,
        private readonly array $parts,
    ) {}

    /** @return list<SettingsSection> */
    public function all(): array
    {
        return [$this->features(), ...$this->ofWidgets(), ...$this->ofParts(), self::runtime(), self::site()];
    }

    private function features(): SettingsSection
    {
        $labels = $this->manifest->titles();
        $notes = [];
        foreach ($this->parts as $part) {
            $labels[$part->name()] = $part->title() ?? $labels[$part->name()] ?? $part->name();
            $notes[$part->name()] = $part instanceof HasNote ? $part->note() : '';
        }
        asort($labels);
        return new FeaturesSection($labels, $notes);
    }

    /** @return list<SettingsSection> Of the widgets that bring a `settings.php`, which returns their fields. */
    private function ofWidgets(): array
    {
        $sections = [];
        foreach ($this->manifest->titles() as $name => $title) {
            $file = $this->manifest->path("widgets/{$name}/settings.php");
            if (is_file($file)) {
                /** @var list<Field> $fields */
                $fields = require $file;
                $sections[] = new FieldsSection(Settings::OPTION, $name, $title, $fields);
            }
        }
        return $sections;
    }

    /** @return list<SettingsSection> */
    private function ofParts(): array
    {
        $parts = array_filter($this->parts, static fn(Part $part): bool => $part instanceof HasSettings);
        return array_merge(...array_map(
            static fn(HasSettings $part): array => $part->settings(),
            array_values($parts),
        ));
    }

    private static function runtime(): SettingsSection
    {
        $choices = ['' => __('React', 'mullion'), 'preact' => __('Preact: an eighth of the script', 'mullion')];
        $help = __(
            'Both draw the same. Keep React where a plugin or theme brings widgets of its own that need it.',
            'mullion',
        );
        $library = __('What widgets are drawn with', 'mullion');
        $fields = [new Field('library', $library, FieldKind::Choice, $help, $choices)];
        return new FieldsSection(Settings::OPTION, 'runtime', __('Script', 'mullion'), $fields);
    }

    private static function site(): SettingsSection
    {
        $keep = __('Keep the data when the plugin is deleted', 'mullion');
        $fields = [new Field('keepData', $keep, FieldKind::Checkbox, default: false)];
        return new FieldsSection(Settings::OPTION, 'site', __('Data', 'mullion'), $fields);
    }
}
