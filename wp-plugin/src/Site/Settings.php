<?php

declare(strict_types=1);

namespace Mullion\Site;

defined('ABSPATH') || exit;

/**
 * What the owner of the site decides for widgets: keys, consent, addresses. Read from the option
 * `mullion_settings` and never from markup, which contributors may write.
 */
final class Settings
{
    public const OPTION = 'mullion_settings';

    /** Run on activation: an option that isn't there costs a query on every page, one that is loads with the rest. */
    public static function install(): void
    {
        add_option(self::OPTION, [], '', true);
    }

    /** @return array<string, array<string, scalar>> Values by widget and by name. */
    public function all(): array
    {
        /**
         * Changes the settings of widgets; they are printed into every page, so nothing secret belongs here.
         *
         * @since 0.1.0
         *
         * @param array<string, array<string, scalar>> $settings `['map' => ['key' => '…']]`.
         */
        $settings = apply_filters('mullion_settings', get_option(self::OPTION, []));
        // Dates without an offset are meant in the site's time zone.
        $checked = ['site' => ['timezone' => wp_timezone_string()]];
        foreach (is_array($settings) ? $settings : [] as $widget => $values) {
            if (is_string($widget) && is_array($values)) {
                $checked[$widget] = $this->scalars($values);
            }
        }
        return $checked;
    }

    /**
     * @param array<mixed> $values
     *
     * @return array<string, scalar>
     */
    private function scalars(array $values): array
    {
        $scalars = [];
        foreach ($values as $name => $value) {
            if (is_string($name) && is_scalar($value)) {
                $scalars[$name] = $value;
            }
        }
        return $scalars;
    }
}
