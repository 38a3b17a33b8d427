<?php

/**
 * Template tags: what a theme may call. Each is safe to leave in a template after
 * `function_exists()`, with or without a shop.
 */

declare(strict_types=1);

use Mullion\Attribution\Origin;
use Mullion\Plugin;

defined('ABSPATH') || exit;

/** The plugin, built once a request. */
function mullion(): Plugin
{
    /** @var Plugin|null $plugin */
    static $plugin = null;
    $plugin ??= Plugin::build(plugin_dir_path(MULLION_FILE) . 'build', plugins_url('build/', MULLION_FILE));
    return $plugin;
}

/**
 * Renders one widget, ready to echo: the result is already escaped.
 *
 * @param array<string, mixed> $props Props that differ from the widget's defaults.
 *
 * @return string Markup; empty for a widget that needs a shop where none is active, that fails (PHP's log says how), or
 *                that doesn't exist (`WP_DEBUG` says so, and which there are).
 */
function mullion_render(string $name, array $props = []): string
{
    return mullion()->renderer->render($name, $props);
}

/**
 * Announces widgets whose markup the template writes by hand, before `wp_head()`: their stylesheets
 * go into the head, and with `$preload` their scripts start to load with the page.
 *
 * @param list<string> $names Widgets of this page.
 */
function mullion_expect(array $names, bool $preload = false): void
{
    mullion()->assets->expect($names, $preload);
}

/**
 * Where a visitor came from, of a form with `data-widget="attribution"`: plain text, shortened, to be escaped as any
 * other. Each value is one line, so none adds a header to a mail.
 *
 * @param array<mixed> $fields What was posted, unslashed: `wp_unslash($_POST)`.
 * @param string       $prefix As the form's `data-prefix` says.
 *
 * @return array<string, string> By field (`source_type`, `utm_source`, `referrer`, …); empty where nothing is known.
 */
function mullion_source(array $fields, string $prefix = 'wc_order_attribution_'): array
{
    return Origin::of($fields, $prefix)->values;
}
