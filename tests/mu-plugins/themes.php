<?php

/**
 * Plugin Name: Mullion tests: another theme, another setting of the shop's, and the shop without the plugin
 *
 * For the visitor with the cookie alone: `mullion-test-theme` names a theme; `mullion-test-plugin` is `none` for a site where
 * the plugin isn't active, `idle` for one where everything is switched off, `whole` for one where all is taken over;
 * `mullion-test-links` is the shop whose lists add by their links.
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

(static function (): void {
    $theme = $_COOKIE['mullion-test-theme'] ?? '';
    if (is_string($theme) && preg_match('/^[a-z0-9-]+$/D', $theme) === 1) {
        add_filter('pre_option_template', static fn(): string => $theme);
        add_filter('pre_option_stylesheet', static fn(): string => $theme);
    }
    if (isset($_COOKIE['mullion-test-links'])) {
        add_filter('pre_option_woocommerce_enable_ajax_add_to_cart', static fn(): string => 'no');
    }
    $plugin = $_COOKIE['mullion-test-plugin'] ?? '';
    if ($plugin === 'none') {
        $isOther = static fn(string $file): bool => $file !== 'mullion/mullion.php';
        add_filter('option_active_plugins', static fn(array $files): array => array_values(array_filter($files, $isOther)));
    }
    if ($plugin === 'idle') {
        add_filter('mullion_enabled', '__return_false');
    }
    if ($plugin === 'whole') {
        $names = ['cart', 'notice', 'session', 'attribution', 'gallery', 'quantity', 'sort', 'category-tree', 'password-toggle', 'input-hint', 'scroll-to-notices', 'checkout-toggles', 'variation-choice', 'tabs'];
        add_filter('pre_option_mullion_takeovers', static fn(): array => array_fill_keys($names, 'all'));
    }
})();
