<?php

declare(strict_types=1);

namespace Mullion\Admin;

use Mullion\Assets\Position;
use Mullion\Assets\Takeovers;
use Mullion\Site\CodeSettings;
use Mullion\Site\Hooked;
use Mullion\Site\NetworkSettings;

defined('ABSPATH') || exit;

/**
 * Tells an administrator, on the live site, what he alone sees, and offers both ways on: for everyone, or off.
 * A form without script: what is tried may be what is broken.
 */
final class TakeoverBar implements Hooked
{
    private const ACTION = 'mullion_takeover';
    private const ID = 'mullion-bar';

    /** Of its own: the theme's are what is tried. */
    private const STYLE = 'position:relative;z-index:99999;padding:12px 16px;background:#1d2327;color:#fff;'
        . 'font:14px/1.5 sans-serif';
    private const FORM = 'display:flex;flex-wrap:wrap;gap:8px;align-items:center;margin:4px 0';
    private const BUTTON = 'min-height:32px;padding:2px 12px;border:1px solid #fff;border-radius:3px;'
        . 'background:#1d2327;color:#fff;font:inherit';

    public function __construct(
        private readonly Takeovers $takeovers,
        private readonly Titles $titles,
    ) {}

    public function register(): void
    {
        if (is_admin()) {
            add_action('admin_post_' . self::ACTION, [$this, 'choose']);
            return;
        }
        add_action('admin_bar_menu', [$this, 'link'], 100);
        add_action('wp_footer', [$this, 'show'], 1000);
    }

    /** Hooked to `admin_bar_menu`: the bar stands at the page's foot, where it lies on nothing. */
    public function link(\WP_Admin_Bar $bar): void
    {
        $count = count($this->names());
        if ($count > 0) {
            $words = sprintf('Mullion: %s (%d)', Position::Me->label(), $count);
            $title = '<span class="ab-icon dashicons dashicons-visibility" aria-hidden="true"></span>'
                . '<span class="ab-label">' . esc_html($words) . '</span>';
            $bar->add_node(['id' => self::ID, 'title' => $title, 'href' => '#' . self::ID]);
        }
    }

    /** Hooked to `wp_footer`. */
    public function show(): void
    {
        $names = $this->names();
        if ($names === []) {
            return;
        }
        $titles = $this->titles->all();
        // On a narrow screen WordPress shows its own entries alone.
        echo '<style>@media(max-width:782px){#wpadminbar li#wp-admin-bar-mullion-bar{display:block}}</style>';
        printf('<section id="%s" style="%s" aria-label="Mullion">', esc_attr(self::ID), esc_attr(self::STYLE));
        $words = __('Only you and other administrators see this:', 'mullion');
        printf('<p style="margin:0 0 8px">%s</p>', esc_html($words));
        foreach ($names as $name) {
            $this->showForm($name, $titles[$name] ?? $name, self::fixed()[$name] ?? '');
        }
        $label = __('Find what can be taken over on this page', 'mullion');
        printf('<a href="%s" style="color:inherit">', esc_url(PageView::url(PageView::FIND, self::here())));
        printf('%s</a></section>', esc_html($label));
    }

    /** Hooked to `admin_post_mullion_takeover`: answers the bar's form, and leads back. */
    public function choose(): void
    {
        Request::checkNonce(self::ACTION);
        if (!current_user_can('manage_options')) {
            wp_die(esc_html__('You may not change this.', 'mullion'), '', ['response' => 403]);
        }
        $name = is_string($_POST['name'] ?? null) ? sanitize_key(wp_unslash($_POST['name'])) : '';
        $typed = is_string($_POST['position'] ?? null) ? sanitize_key(wp_unslash($_POST['position'])) : '';
        $position = Position::tryFrom($typed);
        $mayChoose = in_array($name, $this->takeovers->names(), true) && !isset(self::fixed()[$name]);
        if ($position !== null && $mayChoose) {
            $stored = CodeSettings::stored(Takeovers::OPTION);
            update_option(Takeovers::OPTION, [$name => $position->value] + $stored, true);
        }
        wp_safe_redirect(wp_get_referer() ?: home_url('/'), 303);
        exit;
    }

    /** @return list<string> What this person alone is shown. */
    private function names(): array
    {
        $names = array_keys($this->takeovers->positions(), Position::Me, true);
        return current_user_can('manage_options') ? $names : [];
    }

    /** @return array<string, string> Who has set what this site does not, by name. */
    private static function fixed(): array
    {
        $code = array_filter(array_keys(CodeSettings::of(Takeovers::OPTION)), is_string(...));
        $network = array_merge(...array_map(
            static fn(string $section): array => NetworkSettings::fields(Takeovers::OPTION, $section),
            TakeoverFields::SECTIONS,
        ));
        return array_fill_keys($code, __('Set by the site’s code.', 'mullion'))
            + array_fill_keys($network, __('Set for the whole network.', 'mullion'));
    }

    /** Address of the page that is shown, on this site. */
    private static function here(): string
    {
        $address = is_string($_SERVER['REQUEST_URI'] ?? null) ? wp_unslash($_SERVER['REQUEST_URI']) : '';
        return '/' . ltrim($address, '/');
    }

    /** @param string $fixed Who has set it; empty where this site does. */
    private function showForm(string $name, string $title, string $fixed): void
    {
        if ($fixed !== '') {
            printf('<p style="margin:4px 0"><strong>%s</strong> %s</p>', esc_html($title), esc_html($fixed));
            return;
        }
        printf(
            '<form method="post" action="%s" style="%s">',
            esc_url(admin_url('admin-post.php')),
            esc_attr(self::FORM),
        );
        printf('<input type="hidden" name="action" value="%s">', esc_attr(self::ACTION));
        printf('<input type="hidden" name="name" value="%s">', esc_attr($name));
        // Not `wp_nonce_field()`: a page of several forms would have its id several times.
        printf('<input type="hidden" name="_wpnonce" value="%s">', esc_attr(wp_create_nonce(self::ACTION)));
        printf('<strong style="flex:1 1 6em;max-width:14em">%s</strong>', esc_html($title));
        foreach ([Position::All, Position::Off] as $position) {
            printf(
                '<button name="position" value="%s" style="%s" aria-label="%s">%s</button>',
                esc_attr($position->value),
                esc_attr(self::BUTTON),
                esc_attr("{$title}: {$position->label()}"),
                esc_html($position->label()),
            );
        }
        echo '</form>';
    }
}
