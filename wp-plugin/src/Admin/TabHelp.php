<?php

declare(strict_types=1);

namespace Mullion\Admin;

defined('ABSPATH') || exit;

/** The help behind WordPress's own button at the top of Settings → Mullion: that of the tab that is shown. */
final class TabHelp
{
    /** Hooked to `load-…` of the page. */
    public function add(): void
    {
        $screen = get_current_screen();
        if ($screen === null) {
            return;
        }
        foreach (self::texts(Tab::asked()) as $id => [$title, $paragraphs]) {
            $escaped = array_map(static fn(string $text): string => '<p>' . esc_html($text) . '</p>', $paragraphs);
            $screen->add_help_tab(['id' => "mullion-{$id}", 'title' => $title, 'content' => implode('', $escaped)]);
        }
    }

    /** @return array<string, array{string, list<string>}> Title and paragraphs, by the help's name. */
    private static function texts(Tab $tab): array
    {
        $title = $tab === Tab::Overview ? __('Where to begin', 'mullion') : $tab->label();
        $code = [__('What wp-config.php or a theme sets goes before what is set here.', 'mullion')];
        return [
            $tab->value => [$title, self::paragraphs($tab)],
            'code' => [__('Settings in code', 'mullion'), $code],
        ];
    }

    /** @return list<string> */
    private static function paragraphs(Tab $tab): array
    {
        return match ($tab) {
            Tab::Overview => [
                __('Overview says what the plugin does on this site, and what stands in its way.', 'mullion'),
                __('Each tab is saved by itself: the others stay as they are.', 'mullion'),
            ],
            Tab::Takeovers => [
                __('A takeover replaces a script of the shop or the theme by a smaller one.', 'mullion'),
                __('Set one to “For me only”, look at your site, then set it to “For everyone”.', 'mullion'),
            ],
            Tab::Widgets => [
                __('A widget that is ticked costs nothing on pages that do not have it.', 'mullion'),
                __('What stands in grey in an empty field counts until you enter something else.', 'mullion'),
            ],
            Tab::Newsletter => [
                __('The addresses stand under Users → Newsletter, where you can export them.', 'mullion'),
                __('Send yourself a test mail first: without mail nobody can confirm an address.', 'mullion'),
            ],
            Tab::SocialLogin => [
                __('Register the callback address with a provider: it gives you an ID and a secret.', 'mullion'),
                __('Try each provider by its button before your visitors do.', 'mullion'),
            ],
            Tab::Attribution => [
                __('The shop still notes where its orders come from, by a smaller script.', 'mullion'),
            ],
            Tab::Advanced => [
                __('Nothing here has to be set for the plugin to work.', 'mullion'),
                __('Export the settings before you change much: the file brings them back.', 'mullion'),
            ],
        };
    }
}
