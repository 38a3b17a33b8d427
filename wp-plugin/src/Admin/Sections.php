<?php

declare(strict_types=1);

namespace Mullion\Admin;

defined('ABSPATH') || exit;

/** All sections of Settings → Mullion, with those of other plugins, and on which tab each stands. */
final class Sections
{
    public function __construct(private readonly OwnSections $own) {}

    /** @return list<SettingsSection> */
    public function all(): array
    {
        /**
         * Adds sections to Settings → Mullion. One that implements `HasTab` says on which tab it stands; any other
         * stands among the widgets.
         *
         * @since 0.1.0
         *
         * @param list<SettingsSection> $sections
         */
        $sections = apply_filters('mullion_settings_sections', $this->own->all());
        return array_values(array_filter(
            is_array($sections) ? $sections : [],
            static fn(mixed $section): bool => $section instanceof SettingsSection,
        ));
    }

    /** @return list<SettingsSection> */
    public function of(Tab $tab): array
    {
        return array_values(array_filter(
            $this->all(),
            static fn(SettingsSection $section): bool => self::tab($section) === $tab,
        ));
    }

    public static function tab(SettingsSection $section): Tab
    {
        return $section instanceof HasTab ? $section->tab() : Tab::Widgets;
    }

    /**
     * @param list<SettingsSection> $sections
     *
     * @return list<string>
     */
    public static function options(array $sections): array
    {
        $option = static fn(SettingsSection $section): string => $section->option();
        return array_values(array_unique(array_map($option, $sections)));
    }
}
