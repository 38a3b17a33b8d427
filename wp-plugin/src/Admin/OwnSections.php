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
    private readonly Titles $titles;

    /** @param list<Part> $parts */
    public function __construct(
        private readonly Manifest $manifest,
        private readonly array $parts,
        private readonly Takeovers $takeovers,
    ) {
        $this->titles = new Titles($manifest, $parts);
    }

    /** @return list<SettingsSection> */
    public function all(): array
    {
        $advanced = [self::runtime(), new ProxiesSection(), self::cart()];
        array_push($advanced, CartLosses::section(), self::site());
        return [...$this->takeovers(), ...$this->features(), ...$this->ofWidgets(), ...$this->ofParts(), ...$advanced];
    }

    /** @return list<SettingsSection> */
    private function takeovers(): array
    {
        $effects = new TakeoverEffects($this->manifest, $this->takeovers);
        return (new TakeoverFields($this->takeovers, $effects, $this->titles->all()))->sections();
    }

    /** @return list<SettingsSection> What is no takeover: that has a section of its own. */
    private function features(): array
    {
        $labels = array_diff_key($this->titles->all(), array_flip($this->takeovers->names()));
        uasort($labels, Alphabet::compare(...));
        $notes = [];
        foreach ($this->parts as $part) {
            $notes[$part->name()] = $part instanceof HasNote ? $part->note() : '';
        }
        $boxes = [];
        foreach ($labels as $name => $label) {
            // What has a tab of its own has its box there.
            $tab = Tab::tryFrom($name) ?? Tab::Widgets;
            $boxes[$tab->value][$name] = $label;
        }
        $sections = [];
        foreach ($boxes as $tab => $names) {
            $sections[] = new FeaturesSection($names, $notes, Tab::from($tab));
        }
        return $sections;
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
            $given = $this->manifest->registered($name)->settings ?? [];
            if ($given !== []) {
                $fields = array_map(Field::ofArray(...), $given);
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
        return new FieldsSection(Settings::OPTION, 'runtime', __('Script', 'mullion'), $fields, tab: Tab::Advanced);
    }

    private static function cart(): SettingsSection
    {
        $label = __('Let scripts run that other plugins send with the cart', 'mullion');
        $help = __(
            'Plugins that count added products for advertisers send some. They may do whatever the page may.',
            'mullion',
        );
        $fields = [new Field('fragmentScripts', $label, FieldKind::Checkbox, $help, default: false)];
        $title = __('Cart', 'mullion');
        return new FieldsSection(Settings::OPTION, 'cart', $title, $fields, tab: Tab::Advanced);
    }

    private static function site(): SettingsSection
    {
        $keep = __('Keep the data when the plugin is deleted', 'mullion');
        $fields = [new Field('keepData', $keep, FieldKind::Checkbox, default: false)];
        return new FieldsSection(Settings::OPTION, 'site', __('Data', 'mullion'), $fields, tab: Tab::Advanced);
    }
}
