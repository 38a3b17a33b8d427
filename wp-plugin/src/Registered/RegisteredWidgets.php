<?php

declare(strict_types=1);

namespace Mullion\Registered;

defined('ABSPATH') || exit;

/** The widgets of other plugins and of the theme. */
final class RegisteredWidgets
{
    /** @var array<string, RegisteredWidget> */
    private array $widgets = [];

    public function add(RegisteredWidget $widget): void
    {
        $this->widgets[$widget->name] = $widget;
    }

    public function get(string $name): ?RegisteredWidget
    {
        return $this->widgets[$name] ?? null;
    }

    /** @return array<string, RegisteredWidget> By name. */
    public function all(): array
    {
        return $this->widgets;
    }

    /**
     * Settings with what those of these widgets hold until something is saved.
     *
     * @param array<string, array<string, scalar>> $settings By widget and by name.
     *
     * @return array<string, array<string, scalar>>
     */
    public function complete(array $settings): array
    {
        foreach ($this->widgets as $name => $widget) {
            if ($widget->settings !== []) {
                $settings[$name] = ($settings[$name] ?? []) + $widget->begun();
            }
        }
        return $settings;
    }

    /** @return array<string, string> What all of them say, by key. */
    public function strings(): array
    {
        $of = static fn(RegisteredWidget $widget): array => $widget->keyedStrings();
        return array_merge(...array_map($of, array_values($this->widgets)));
    }
}
