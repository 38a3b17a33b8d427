<?php

/**
 * Template tags: what a theme may call. Each is safe to leave in a template after
 * `function_exists()`, with or without a shop.
 */

declare(strict_types=1);

use Mullion\Admin\SettingsPage;
use Mullion\Assets\Island;
use Mullion\Assets\Manifest;
use Mullion\Assets\PageAssets;
use Mullion\Assets\Settings;
use Mullion\Assets\Strings;
use Mullion\Attribution\OrderAttribution;
use Mullion\Cart\ReplacedScripts;
use Mullion\Cart\RequestLog;
use Mullion\Cart\Shop;
use Mullion\Cart\StateFragment;
use Mullion\Features;
use Mullion\Gallery\ProductGallery;
use Mullion\Listing\OrderingButton;
use Mullion\Newsletter\Newsletter;
use Mullion\Notice\Dismissal;
use Mullion\Notice\StoreNotice;
use Mullion\Plugin;
use Mullion\Session\MergedSessions;
use Mullion\Session\OrderedItems;
use Mullion\SocialLogin\SocialLogin;
use Mullion\Widgets\WidgetRegistry;
use Mullion\Widgets\WidgetRenderer;

defined('ABSPATH') || exit;

/** The plugin's one object graph, built by hand. */
function mullion(): Plugin
{
    /** @var Plugin|null $plugin */
    static $plugin = null;
    if ($plugin === null) {
        $directory = plugin_dir_path(MULLION_FILE) . 'build';
        $manifest = new Manifest($directory, plugins_url('build/', MULLION_FILE));
        $shop = new Shop();
        $settings = new Settings();
        $features = new Features($settings);
        $registry = new WidgetRegistry($directory . '/widgets');
        $assets = new PageAssets($manifest, $features, new Island($manifest, new Strings($directory . '/strings.php'), $settings, $features, $shop));
        $renderer = new WidgetRenderer($registry, $assets, $features, $shop);
        $log = new RequestLog($shop);
        $plugin = new Plugin(
            assets: $assets,
            renderer: $renderer,
            replacedScripts: new ReplacedScripts($manifest, $features),
            sessions: new MergedSessions($features),
            requestLog: $log,
            stateFragment: new StateFragment($shop, $log),
            storeNotice: new StoreNotice($renderer),
            dismissal: new Dismissal(),
            orderingButton: new OrderingButton(),
            features: $features,
            settingsPage: new SettingsPage($manifest),
            parts: [new ProductGallery(), new OrderAttribution(), new Newsletter($manifest), SocialLogin::build($renderer, $manifest), new OrderedItems($shop)],
        );
    }
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
