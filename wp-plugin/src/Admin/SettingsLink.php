<?php

declare(strict_types=1);

namespace Mullion\Admin;

use Mullion\Site\Hooked;

defined('ABSPATH') || exit;

/** The way to the settings from the list of plugins, of a site and of a network. */
final class SettingsLink implements Hooked
{
    public function register(): void
    {
        $plugin = plugin_basename(MULLION_FILE);
        add_filter("plugin_action_links_{$plugin}", [$this, 'add']);
        add_filter("network_admin_plugin_action_links_{$plugin}", [$this, 'addOfNetwork']);
    }

    /** Hooked to `plugin_action_links_…`. */
    public function add(mixed $links): mixed
    {
        return self::lead($links, 'manage_options', SettingsPage::url());
    }

    /** Hooked to `network_admin_plugin_action_links_…`. */
    public function addOfNetwork(mixed $links): mixed
    {
        return self::lead($links, 'manage_network_options', NetworkPage::url());
    }

    private static function lead(mixed $links, string $capability, string $url): mixed
    {
        if (!is_array($links) || !current_user_can($capability)) {
            return $links;
        }
        $link = sprintf('<a href="%s">%s</a>', esc_url($url), esc_html__('Settings', 'mullion'));
        return ['mullion-settings' => $link] + $links;
    }
}
