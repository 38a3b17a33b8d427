<?php

declare(strict_types=1);

namespace Mullion\Admin;

use Mullion\Site\Hooked;

defined('ABSPATH') || exit;

/** The way to the settings from the list of plugins. */
final class SettingsLink implements Hooked
{
    public function register(): void
    {
        add_filter('plugin_action_links_' . plugin_basename(MULLION_FILE), [$this, 'add']);
    }

    /** Hooked to `plugin_action_links_…`. */
    public function add(mixed $links): mixed
    {
        if (!is_array($links) || !current_user_can('manage_options')) {
            return $links;
        }
        $link = sprintf('<a href="%s">%s</a>', esc_url(SettingsPage::url()), esc_html__('Settings', 'mullion'));
        return ['mullion-settings' => $link] + $links;
    }
}
