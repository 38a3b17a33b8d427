<?php

/**
 * Plugin Name: Mullion tests: another plugin's widget
 *
 * For the visitor with the cookie `mullion-test-tour` alone, fixtures/plugins/product-tour is active, and each page
 * begins with its shortcode. The cookie's value may name a runtime.
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

(static function (): void {
    $runtime = $_COOKIE['mullion-test-tour'] ?? '';
    if (!in_array($runtime, ['react', 'preact'], true)) {
        return;
    }
    add_filter('option_active_plugins', static fn(array $files): array => [...$files, 'product-tour/product-tour.php']);
    add_filter('mullion_runtime', static fn(): string => $runtime);
    add_filter('the_content', static fn(string $html): string => is_singular() ? do_shortcode('[product_tour]') . $html : $html);
})();
