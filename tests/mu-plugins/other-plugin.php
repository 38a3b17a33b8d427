<?php

/**
 * Plugin Name: Mullion tests: another plugin's widget
 *
 * For the visitor with the cookie `mullion-test-plugin` alone, the plugin of fixtures/plugins that it names is active, on
 * the runtime that it names (`tips.preact`), and each page begins with the plugin's shortcode.
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

(static function (): void {
    [$name, $runtime] = explode('.', $_COOKIE['mullion-test-plugin'] ?? '') + ['', ''];
    if (!in_array($name, ['product-tour', 'tips', 'hello'], true) || !in_array($runtime, ['react', 'preact'], true)) {
        return;
    }
    $shortcode = '[' . str_replace('-', '_', $name) . ']';
    add_filter('option_active_plugins', static fn(array $files): array => [...$files, "{$name}/{$name}.php"]);
    add_filter('mullion_runtime', static fn(): string => $runtime);
    add_filter('the_content', static fn(string $html): string => is_singular() ? do_shortcode($shortcode) . $html : $html);
})();
