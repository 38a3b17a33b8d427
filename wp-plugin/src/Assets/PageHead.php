<?php

declare(strict_types=1);

namespace Mullion\Assets;

defined('ABSPATH') || exit;

/** The head of a page of our own, outside of the theme: the base style and one widget's. */
final class PageHead
{
    /** Prints it, from the doctype to before `</head>`. */
    public static function show(string $title, Manifest $manifest, string $widget): void
    {
        // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by WordPress.
        printf('<!doctype html><html %s><head><meta charset="utf-8">', get_language_attributes());
        echo '<meta name="viewport" content="width=device-width, initial-scale=1">';
        echo '<meta name="robots" content="noindex">';
        printf('<title>%s</title>', esc_html($title . ' – ' . get_bloginfo('name', 'display')));
        foreach (array_filter([$manifest->base(), $manifest->widgets()[$widget]['css'] ?? '']) as $file) {
            // phpcs:ignore WordPress.WP.EnqueuedResources -- not a page of the theme.
            printf('<link rel="stylesheet" href="%s">', esc_url($manifest->url($file)));
        }
    }
}
