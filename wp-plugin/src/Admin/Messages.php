<?php

declare(strict_types=1);

namespace Mullion\Admin;

defined('ABSPATH') || exit;

/** What a form of the settings page says on the page that it leads back to, as WordPress's own settings do. */
final class Messages
{
    /** Leads back to the tab, which then says it. */
    public static function carry(Tab $tab, CheckResult ...$results): never
    {
        foreach ($results as $result) {
            $kind = $result->isGood ? 'success' : 'error';
            add_settings_error(SettingsPage::SLUG, 'mullion', esc_html($result->text), $kind);
        }
        self::carryTo(SettingsPage::url($tab));
    }

    /** Leads back to a page of settings, which then says what has been added. */
    public static function carryTo(string $url): never
    {
        set_transient('settings_errors', get_settings_errors(), 30);
        wp_safe_redirect(add_query_arg('settings-updated', 'true', $url), 303);
        exit;
    }

    /**
     * Says once that it was saved; WordPress does so by itself only where nothing else is said.
     *
     * @param bool $isRest Whether something was refused.
     */
    public static function addSaved(bool $isRest = false): void
    {
        if (!in_array('settings_updated', array_column(get_settings_errors(), 'code'), true)) {
            $text = $isRest ? __('The other settings were saved.', 'mullion') : __('Settings saved.', 'mullion');
            add_settings_error('general', 'settings_updated', esc_html($text), 'success');
        }
    }
}
