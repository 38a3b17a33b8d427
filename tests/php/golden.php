<?php

/**
 * Renders the cases of widgets without WordPress, in the state of the demo site: Vietnamese, with a shop.
 *
 * Reads `{"cases": {widget: {case: props}}, "translations": {English: Vietnamese}}` from its input and prints
 * `{widget: {case: markup}}`. Run by scripts/lib/golden.mjs; `npm test -- golden` proves that a real WordPress
 * prints the same.
 */

declare(strict_types=1);

use Mullion\Assets\Island;
use Mullion\Assets\Manifest;
use Mullion\Assets\PageAssets;
use Mullion\Assets\Settings;
use Mullion\Assets\Strings;
use Mullion\Cart\Shop;
use Mullion\Features;
use Mullion\Widgets\WidgetRegistry;
use Mullion\Widgets\WidgetRenderer;

// A warning is a fault of the template: what it printed up to then is no golden markup.
set_error_handler(static function (int $level, string $message, string $file, int $line): never {
    throw new ErrorException($message, 0, $level, $file, $line);
});

require __DIR__ . '/bootstrap.php';

function admin_url(string $path = '', string $scheme = 'admin'): string
{
    return $scheme === 'relative' ? "/wp-admin/{$path}" : home_url("/wp-admin/{$path}");
}

function get_search_query(bool $escaped = true): string
{
    return '';
}

function wc_get_cart_url(): string
{
    return home_url('/gio-hang/');
}

function wp_salt(string $scheme = 'auth'): string
{
    return $scheme;
}

/** The plugin's renderer over the sources: no build is needed. */
function mullion_golden_renderer(string $widgets): WidgetRenderer
{
    $settings = new Settings();
    $features = new Features($settings);
    $shop = new Shop();
    $manifest = new Manifest($widgets, '/build/');
    $island = new Island($manifest, new Strings($widgets), $settings, $features, $shop);
    return new WidgetRenderer(new WidgetRegistry($widgets), new PageAssets($manifest, $features, $island), $features, $shop);
}

['cases' => $cases, 'translations' => $mullion_translations] = json_decode((string) stream_get_contents(STDIN), true, flags: JSON_THROW_ON_ERROR);
$renderer = mullion_golden_renderer(dirname(__DIR__, 2) . '/widgets');
$golden = [];
foreach ($cases as $name => $list) {
    foreach ($list as $case => $props) {
        $golden[$name][$case] = $renderer->markup($name, $props);
    }
}
echo json_encode($golden, JSON_THROW_ON_ERROR);
