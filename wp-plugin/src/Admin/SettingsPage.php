<?php

declare(strict_types=1);

namespace Mullion\Admin;

use Mullion\Assets\Manifest;
use Mullion\Assets\Takeovers;
use Mullion\Site\Hooked;
use Mullion\Site\Part;

defined('ABSPATH') || exit;

/** Settings → Mullion, by WordPress's own Settings API: it checks the nonce and the capability. */
final class SettingsPage implements Hooked
{
    public const SLUG = 'mullion';

    /** Tells the form apart from code that sets an option itself. */
    private const MARK = 'mullion-form';

    private readonly OwnSections $own;

    /** @param list<Part> $parts Each with its box, and some with sections of their own. */
    public function __construct(Manifest $manifest, array $parts, Takeovers $takeovers)
    {
        $this->own = new OwnSections($manifest, $parts, $takeovers);
    }

    public function register(): void
    {
        add_action('admin_menu', [$this, 'add']);
        add_action('admin_init', [$this, 'registerOptions']);
    }

    /** The page's address; that of the first tab where none is given. */
    public static function url(?Tab $tab = null): string
    {
        $query = '?page=' . self::SLUG . ($tab === null ? '' : "&tab={$tab->value}");
        return admin_url("options-general.php{$query}");
    }

    /** Hooked to `admin_menu`. */
    public function add(): void
    {
        add_options_page('Mullion', 'Mullion', 'manage_options', self::SLUG, [$this, 'show']);
    }

    /** Hooked to `admin_init`. */
    public function registerOptions(): void
    {
        foreach ($this->options() as $option) {
            register_setting(self::SLUG, $option, ['type' => 'array', 'sanitize_callback' => [$this, 'sanitize']]);
        }
    }

    /**
     * Hooked to `sanitize_option_…` of each option; which one it is, the form says.
     *
     * WordPress calls it whenever the option is set: what does not come from the form is left as it is.
     */
    public function sanitize(mixed $typed): mixed
    {
        $option = is_array($typed) ? ($typed[self::MARK] ?? null) : null;
        if (!is_array($typed) || !is_string($option) || !in_array($option, $this->options(), true)) {
            return is_array($typed) ? $typed : [];
        }
        $stored = get_option($option);
        $stored = is_array($stored) ? $stored : [];
        foreach ($this->sections() as $section) {
            if ($section->option() === $option) {
                $values = $typed[$section->name()] ?? [];
                $stored = $section->sanitize(is_array($values) ? $values : [], $stored);
            }
        }
        return $stored;
    }

    public function show(): void
    {
        echo '<div class="wrap"><h1>Mullion</h1>';
        $find = __('Find what can be taken over on your site', 'mullion');
        printf('<p><a href="%s">%s</a></p>', esc_url(FindView::url()), esc_html($find));
        echo '<form method="post" action="options.php">';
        settings_fields(self::SLUG);
        foreach ($this->options() as $option) {
            printf('<input type="hidden" name="%1$s[%2$s]" value="%1$s">', esc_attr($option), esc_attr(self::MARK));
        }
        foreach ($this->sections() as $section) {
            $option = get_option($section->option());
            (new SectionForm($section))->show(is_array($option) ? $option : []);
        }
        submit_button();
        echo '</form></div>';
    }

    /** @return list<SettingsSection> */
    private function sections(): array
    {
        /**
         * Adds sections to Settings → Mullion.
         *
         * @since 0.1.0
         *
         * @param list<SettingsSection> $sections
         */
        $sections = apply_filters('mullion_settings_sections', $this->own->all());
        return array_values(array_filter(
            is_array($sections) ? $sections : [],
            static fn(mixed $section): bool => $section instanceof SettingsSection,
        ));
    }

    /** @return list<string> */
    private function options(): array
    {
        return array_values(array_unique(array_map(
            static fn(SettingsSection $section): string => $section->option(),
            $this->sections(),
        )));
    }
}
