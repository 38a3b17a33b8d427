<?php

/**
 * What the plugin's PHP costs a page view: everything it does for the head, the footer and three
 * widgets, in rounds, with objects made anew as for every request. Prints JSON for scripts/bench-php.mjs.
 */

use Mullion\Assets\Island;
use Mullion\Assets\Manifest;
use Mullion\Assets\PageAssets;
use Mullion\Assets\Settings;
use Mullion\Assets\Strings;
use Mullion\Cart\ReplacedScripts;
use Mullion\Cart\Shop;
use Mullion\Features;
use Mullion\Widgets\WidgetRegistry;
use Mullion\Widgets\WidgetRenderer;

/** One page view's worth of our PHP; the theme's part of the hooks is not run. */
$view = static function (): void {
    $directory = plugin_dir_path(MULLION_FILE) . 'build';
    $manifest = new Manifest($directory, plugins_url('build/', MULLION_FILE));
    $shop = new Shop();
    $settings = new Settings();
    $features = new Features($settings);
    $island = new Island($manifest, new Strings($directory . '/strings.php'), $settings, $features, $shop);
    $assets = new PageAssets($manifest, $features, $island);
    $renderer = new WidgetRenderer(new WidgetRegistry($directory . '/widgets'), $assets, $features, $shop);
    $replaced = new ReplacedScripts($manifest, $features);
    ob_start();
    $assets->enqueue();
    $assets->printPreloads();
    $replaced->blank();
    $replaced->restore();
    $slides = array_map(static fn(int $number): string => "<p>{$number}</p>", range(1, 12));
    $renderer->markup('slider', ['preset' => 'home', 'label' => 'Home', 'slides' => $slides]);
    $renderer->markup('mini-cart', []);
    $renderer->markup('notice', ['noticeId' => 'a', 'content' => 'b']);
    $assets->printStatusRegion();
    ob_end_clean();
};

/** A page view without us, for comparison: the front page's query and its head. */
$core = static function (): void {
    query_posts(['post_type' => 'page', 'posts_per_page' => 1]);
    ob_start();
    wp_head();
    ob_end_clean();
};

/** @return array{ms: float, queries: int} Median of the rounds. */
$measure = static function (callable $work, int $rounds): array {
    global $wpdb;
    $work();
    $times = [];
    $queries = $wpdb->num_queries;
    for ($round = 0; $round < $rounds; $round++) {
        $start = hrtime(true);
        $work();
        $times[] = (hrtime(true) - $start) / 1e6;
    }
    sort($times);
    return ['ms' => $times[intdiv($rounds, 2)], 'queries' => intdiv($wpdb->num_queries - $queries, $rounds)];
};

echo json_encode(['mullion' => $measure($view, 51), 'head' => $measure($core, 11), 'php' => PHP_VERSION]);
