<?php

declare(strict_types=1);

namespace Mullion\Admin;

defined('ABSPATH') || exit;

/** The tabs above a page of settings, as WordPress's own look. */
final class TabBar
{
    /**
     * @param list<Tab>             $tabs
     * @param \Closure(Tab): string $url  A tab's address on the page.
     */
    public static function show(array $tabs, Tab $current, \Closure $url): void
    {
        printf('<nav class="nav-tab-wrapper" aria-label="%s">', esc_attr__('Settings', 'mullion'));
        foreach ($tabs as $tab) {
            printf(
                '<a href="%s" class="nav-tab%s"%s>%s</a>',
                esc_url($url($tab)),
                // phpcs:ignore WordPress.Security.EscapeOutput -- one of two texts.
                $tab === $current ? ' nav-tab-active' : '',
                // phpcs:ignore WordPress.Security.EscapeOutput -- one of two texts.
                $tab === $current ? ' aria-current="page"' : '',
                esc_html($tab->label()),
            );
        }
        echo '</nav>';
    }
}
