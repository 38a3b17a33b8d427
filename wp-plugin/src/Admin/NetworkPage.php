<?php

declare(strict_types=1);

namespace Mullion\Admin;

use Mullion\Site\Hooked;
use Mullion\Site\NetworkSettings;

defined('ABSPATH') || exit;

/** Network Admin → Settings → Mullion: which sections are the same on all sites, and how they are set. */
final class NetworkPage implements Hooked
{
    private const ACTION = 'mullion_network';

    public function __construct(private readonly Sections $sections) {}

    public function register(): void
    {
        add_action('network_admin_menu', [$this, 'add']);
        add_action('network_admin_edit_' . self::ACTION, [$this, 'save']);
    }

    /** The page's address; that of the first tab where none is given. */
    public static function url(?Tab $tab = null): string
    {
        $query = '?page=' . SettingsPage::SLUG . ($tab === null ? '' : "&tab={$tab->value}");
        return network_admin_url("settings.php{$query}");
    }

    /** Hooked to `network_admin_menu`. */
    public function add(): void
    {
        $capability = 'manage_network_options';
        add_submenu_page('settings.php', 'Mullion', 'Mullion', $capability, SettingsPage::SLUG, [$this, 'show']);
    }

    public function show(): void
    {
        $tab = $this->tab(Tab::asked());
        echo '<div class="wrap"><h1>Mullion</h1>';
        settings_errors();
        printf(
            '<p>%s</p>',
            esc_html__('What is the same on all sites is set here; the rest, each site sets for itself.', 'mullion'),
        );
        TabBar::show($this->tabs(), $tab, self::url(...));
        printf('<form method="post" action="%s">', esc_url(network_admin_url('edit.php?action=' . self::ACTION)));
        wp_nonce_field(self::ACTION);
        printf('<input type="hidden" name="tab" value="%s">', esc_attr($tab->value));
        foreach ($this->sections->of($tab) as $section) {
            $this->showSection($section);
        }
        submit_button();
        echo '</form></div>';
    }

    /** Hooked to `network_admin_edit_…`. */
    public function save(): void
    {
        Request::checkPost(self::ACTION, 'manage_network_options');
        // phpcs:disable WordPress.Security -- the nonce is checked above; each section cleans its own values.
        $tab = is_string($_POST['tab'] ?? null) ? Tab::tryFrom($_POST['tab']) : null;
        $posted = wp_unslash($_POST);
        // phpcs:enable
        $ticked = is_array($posted['all'] ?? null) ? $posted['all'] : [];
        $released = [];
        foreach ($tab === null ? [] : $this->sections->of($tab) as $section) {
            [$option, $name] = [$section->option(), $section->name()];
            if (!is_array($ticked[$option] ?? null) || ($ticked[$option][$name] ?? '') !== '1') {
                NetworkSettings::release($option, $name);
                $released[] = $section->title();
                continue;
            }
            $typed = is_array($posted[$option] ?? null) ? $posted[$option][$name] ?? [] : [];
            $typed = is_array($typed) ? $typed : [];
            Complaints::add($section, $typed);
            $values = $section->sanitize($typed, NetworkSettings::values($option, $name));
            NetworkSettings::fix($option, $name, array_column($section->fields(), 'name'), $values);
        }
        Messages::addSaved();
        if ($released !== []) {
            // Who has changed a field and not ticked the box would believe it kept.
            /* translators: %s: titles of sections of settings */
            $text = sprintf(__('Each site sets this for itself: %s', 'mullion'), implode(', ', $released));
            add_settings_error(NetworkSettings::OPTION, 'released', esc_html($text), 'info');
        }
        Messages::carryTo(self::url($tab));
    }

    private function showSection(SettingsSection $section): void
    {
        [$option, $name] = [$section->option(), $section->name()];
        $box = sprintf(
            '<p><label><input type="checkbox" name="all[%s][%s]" value="1"%s> %s</label></p>',
            esc_attr($option),
            esc_attr($name),
            NetworkSettings::fields($option, $name) === [] ? '' : ' checked',
            esc_html__('The same on all sites', 'mullion'),
        );
        (new SectionForm($section, isOfNetwork: true))->show(NetworkSettings::values($option, $name), $box);
    }

    /** The first that has a section where the asked one has none. */
    private function tab(Tab $asked): Tab
    {
        $tabs = $this->tabs();
        return in_array($asked, $tabs, true) ? $asked : $tabs[0] ?? $asked;
    }

    /** @return list<Tab> */
    private function tabs(): array
    {
        return array_values(array_filter(Tab::cases(), fn(Tab $tab): bool => $this->sections->of($tab) !== []));
    }
}
