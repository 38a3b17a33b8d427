<?php

declare(strict_types=1);

namespace Mullion\Admin;

use Mullion\Site\CodeSettings;
use Mullion\Site\NetworkSettings;
use Mullion\Site\Settings;

defined('ABSPATH') || exit;

/**
 * Which fields of a section a site does not set itself: its code does, by `MULLION_SETTINGS`, a constant of their
 * own or a filter, or its network.
 */
final class FixedFields
{
    /** What nobody sets. */
    private const PROBE = '-1';

    /** @return list<string> */
    public static function of(SettingsSection $section): array
    {
        $network = NetworkSettings::fields($section->option(), $section->name());
        return array_values(array_unique([...self::ofCode($section), ...$network]));
    }

    /** @return list<string> */
    public static function ofCode(SettingsSection $section): array
    {
        $code = CodeSettings::of($section->option());
        $own = $section instanceof HasFixedFields ? $section->fixed() : [];
        $filtered = self::filtered($section);
        $isFixed = static fn(string $name): bool => self::names($code, $section->name(), $name)
            || in_array($name, $own, true)
            || in_array($name, $filtered, true);
        return array_values(array_filter(array_column($section->fields(), 'name'), $isFixed));
    }

    /**
     * What was typed, with what is stored in the place of what the code sets: a field that is disabled is not sent.
     *
     * @param array<mixed> $typed
     * @param array<mixed> $stored
     *
     * @return array<mixed>
     */
    public static function keep(SettingsSection $section, array $typed, array $stored): array
    {
        return array_intersect_key(self::typed($section, $stored), array_flip(self::of($section))) + $typed;
    }

    /**
     * An option's values as a form would send them.
     *
     * @param array<mixed> $option
     *
     * @return array<string, string>
     */
    public static function typed(SettingsSection $section, array $option): array
    {
        $text = static fn(mixed $value): string => is_scalar($value) ? (string) $value : '';
        return array_map($text, $section->values($option));
    }

    /**
     * Whether the constant names a field: within its section, right in the option, or as what may be switched off.
     *
     * @param array<mixed> $code
     */
    private static function names(array $code, string $section, string $field): bool
    {
        $within = is_array($code[$section] ?? null) ? $code[$section] : [];
        $own = $code[$field] ?? null;
        return array_key_exists($field, $within) || is_scalar($own) || (is_array($own) && isset($own['enabled']));
    }

    /** @return list<string> What the filter `mullion_settings` says whatever is set: a mere default is none. */
    private static function filtered(SettingsSection $section): array
    {
        if ($section->option() !== Settings::OPTION) {
            return [];
        }
        $names = array_column($section->fields(), 'name');
        $tried = [$section->name() => array_fill_keys($names, self::PROBE)];
        $tried += array_fill_keys($names, ['enabled' => self::PROBE]);
        $said = apply_filters('mullion_settings', $tried);
        $at = static fn(string $one, string $other): mixed
            => is_array($said) && is_array($said[$one] ?? null) ? $said[$one][$other] ?? null : null;
        $isSaid = static fn(string $name): bool => $at($section->name(), $name) !== self::PROBE
            || ($name !== $section->name() && $at($name, 'enabled') !== self::PROBE);
        return array_values(array_filter($names, $isSaid));
    }
}
