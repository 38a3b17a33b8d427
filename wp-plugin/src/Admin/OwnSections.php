<?php

declare(strict_types=1);

namespace Mullion\Admin;

use Mullion\Assets\Manifest;
use Mullion\Assets\Takeovers;
use Mullion\Site\Part;
use Mullion\Site\Settings;

defined('ABSPATH') || exit;

/** The sections that the plugin itself brings: what may be switched off, then those of widgets and parts. */
final class OwnSections
{
    /** @param list<Part> $parts */
    public function __construct(
        private readonly Manifest $manifest,
        private readonly array $parts,
        private readonly Takeovers $takeovers,
    ) {}

    /** @return list<SettingsSection> */
    public function all(): array
    {
        $first = [$this->takeovers(), $this->features()];
        $last = [self::runtime(), new ProxiesSection(), self::site()];
        return [...$first, ...$this->ofWidgets(), ...$this->ofParts(), ...$last];
    }

    private function takeovers(): SettingsSection
    {
        $effects = new TakeoverEffects($this->takeovers);
        return (new TakeoverFields($this->takeovers, $effects, $this->titles()))->section();
    }

    /** What is no takeover: that has a section of its own. */
    private function features(): SettingsSection
    {
        $labels = array_diff_key($this->titles(), array_flip($this->takeovers->names()));
        asort($labels);
        $notes = [];
        foreach ($this->parts as $part) {
            $notes[$part->name()] = $part instanceof HasNote ? $part->note() : '';
        }
        return new FeaturesSection($labels, $notes);
    }

    /** @return array<string, string> What widgets and parts are called, by name. */
    private function titles(): array
    {
        $titles = $this->manifest->titles();
        foreach ($this->parts as $part) {
            $titles[$part->name()] = $part->title() ?? $titles[$part->name()] ?? $part->name();
        }
        return $titles;
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
