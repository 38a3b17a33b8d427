<?php

declare(strict_types=1);

namespace Mullion\Admin;

defined('ABSPATH') || exit;

/** The help behind WordPress's own button at the top of Settings → Mullion. */
final class TabHelp
{
    /** Hooked to `load-…` of the page. */
    public function add(): void
    {
        $screen = get_current_screen();
        if ($screen === null) {
            return;
        }
        foreach (self::texts() as $id => [$title, $paragraphs]) {
            $escaped = array_map(static fn(string $text): string => '<p>' . esc_html($text) . '</p>', $paragraphs);
            $screen->add_help_tab(['id' => "mullion-{$id}", 'title' => $title, 'content' => implode('', $escaped)]);
        }
    }

    /** @return array<string, array{string, list<string>}> Title and paragraphs, by the help's name. */
    private static function texts(): array
    {
        return [
            'start' => [__('Where to begin', 'mullion'), [
                __('Overview says what the plugin does on this site, and what stands in its way.', 'mullion'),
                __('Each tab is saved by itself: the others stay as they are.', 'mullion'),
            ]],
            'takeovers' => [__('Takeovers', 'mullion'), [
                __('A takeover replaces a script of the shop or the theme by a smaller one.', 'mullion'),
                __('Set one to “For me only”, look at your site, then set it to “For everyone”.', 'mullion'),
            ]],
            'code' => [__('Settings in code', 'mullion'), [
                __('What wp-config.php or a theme sets goes before what is set here.', 'mullion'),
            ]],
        ];
    }
}
