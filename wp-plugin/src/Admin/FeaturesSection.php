<?php

declare(strict_types=1);

namespace Mullion\Admin;

use Mullion\Site\Settings;

defined('ABSPATH') || exit;

/** A box for each widget and server part; an empty one switches it off: `mullion_settings[name]['enabled']`. */
final class FeaturesSection implements SettingsSection, HasTab
{
    /**
     * @param array<string, string> $names Labels by the name of a widget or part.
     * @param array<string, string> $notes What the owner has to know of some of them.
     */
    public function __construct(
        private readonly array $names,
        private readonly array $notes = [],
        private readonly Tab $tab = Tab::Widgets,
    ) {}

    public function tab(): Tab
    {
        return $this->tab;
    }

    public function name(): string
    {
        return $this->tab === Tab::Widgets ? 'features' : "features-{$this->tab->value}";
    }

    public function option(): string
    {
        return Settings::OPTION;
    }

    public function title(): string
    {
        return __('What the plugin does', 'mullion');
    }

    public function description(): string
    {
        return __('What is not ticked stays as the theme and the shop have it.', 'mullion');
    }

    public function fields(): array
    {
        $fields = [];
        foreach ($this->names as $name => $label) {
            $fields[] = new Field($name, $label, FieldKind::Checkbox, $this->notes[$name] ?? '', default: true);
        }
        return $fields;
    }

    public function values(array $option): array
    {
        $values = [];
        foreach (array_keys($this->names) as $name) {
            $values[$name] = !is_array($option[$name] ?? null) || ($option[$name]['enabled'] ?? true) !== false;
        }
        return $values;
    }

    public function sanitize(array $typed, array $option): array
    {
        foreach (array_keys($this->names) as $name) {
            $settings = is_array($option[$name] ?? null) ? $option[$name] : [];
            unset($settings['enabled']);
            $option[$name] = ($typed[$name] ?? '') === '1' ? $settings : ['enabled' => false] + $settings;
        }
        return array_filter($option);
    }
}
