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
        set_transient('settings_errors', get_settings_errors(), 30);
        wp_safe_redirect(SettingsPage::url($tab) . '&settings-updated=true', 303);
        exit;
    }
}
