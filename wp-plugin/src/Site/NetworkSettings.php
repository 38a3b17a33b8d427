<?php

declare(strict_types=1);

namespace Mullion\Site;

defined('ABSPATH') || exit;

/**
 * Settings that a network's administrator makes for all of its sites, section by section. They go before what a site
 * has stored, and wp-config.php's go before them ({@see CodeSettings}).
 *
 * On networks only: WordPress reads a network's option by a query of its own, one a page view.
 */
final class NetworkSettings implements Hooked
{
    public const OPTION = 'mullion_network';

    public function register(): void
    {
        foreach (array_keys(self::all()) as $option) {
            add_filter("option_{$option}", [$this, 'apply'], 9, 2);
            add_filter("default_option_{$option}", [$this, 'apply'], 9, 2);
        }
    }

    /** Hooked to `option_…` and `default_option_…`. */
    public function apply(mixed $stored, mixed $option = ''): mixed
    {
        $sections = is_string($option) ? self::all()[$option] ?? [] : [];
        if ($sections === [] || CodeSettings::isAside()) {
            return $stored;
        }
        $settings = is_array($stored) ? $stored : [];
        foreach ($sections as $name => ['fields' => $fields, 'values' => $values]) {
            $settings = array_replace_recursive(self::without($settings, $name, $fields), $values);
        }
        return $settings;
    }

    /** @return list<string> The fields of a section that the network sets; none where each site does. */
    public static function fields(string $option, string $section): array
    {
        return self::all()[$option][$section]['fields'] ?? [];
    }

    /** @return array<mixed> A section as the network has it, in the shape of the option. */
    public static function values(string $option, string $section): array
    {
        return self::all()[$option][$section]['values'] ?? [];
    }

    /**
     * Sets a section for all sites.
     *
     * @param list<string> $fields What each site no longer sets itself.
     * @param array<mixed> $values In the shape of the option; a field that it lacks is as from the start.
     */
    public static function fix(string $option, string $section, array $fields, array $values): void
    {
        $all = self::all();
        $all[$option][$section] = ['fields' => $fields, 'values' => $values];
        update_site_option(self::OPTION, $all);
    }

    /** Leaves a section to each site; what a site had stored counts again. */
    public static function release(string $option, string $section): void
    {
        $all = self::all();
        unset($all[$option][$section]);
        update_site_option(self::OPTION, array_filter($all));
    }

    /**
     * A field stands within its section, right in the option, or as what may be switched off.
     *
     * @param array<mixed> $settings
     * @param list<string> $fields
     *
     * @return array<mixed>
     */
    private static function without(array $settings, string $section, array $fields): array
    {
        foreach ($fields as $field) {
            if (is_array($settings[$section] ?? null)) {
                unset($settings[$section][$field]);
            }
            if (is_array($settings[$field] ?? null)) {
                unset($settings[$field]['enabled']);
            } else {
                unset($settings[$field]);
            }
        }
        return $settings;
    }

    /** @return array<array<string, array{fields: list<string>, values: array<mixed>}>> By option and section. */
    private static function all(): array
    {
        $stored = is_multisite() ? get_site_option(self::OPTION, []) : [];
        $all = [];
        foreach (is_array($stored) ? $stored : [] as $option => $sections) {
            foreach (is_string($option) && is_array($sections) ? $sections : [] as $name => $section) {
                if (is_string($name) && is_array($section)) {
                    $fields = is_array($section['fields'] ?? null) ? $section['fields'] : [];
                    $all[$option][$name] = [
                        'fields' => array_values(array_filter($fields, is_string(...))),
                        'values' => is_array($section['values'] ?? null) ? $section['values'] : [],
                    ];
                }
            }
        }
        return $all;
    }
}
