<?php

/**
 * Makes a fresh WordPress the demo shop: plugins, theme, language and addresses.
 *
 * scripts/lib/site.mjs runs it inside the site, with WordPress loaded. Every line may be run again.
 */

declare(strict_types=1);

require_once ABSPATH . 'wp-admin/includes/plugin.php';

/** @var array{plugins: list<string>, theme: string, options: array<string, string>} $settings */
$settings = json_decode((string) getenv('MULLION_SETTINGS'), true);

// WordPress refuses a language whose files aren't installed; the demo needs <html lang="vi"> alone.
add_filter('sanitize_option_WPLANG', static fn(): string => $settings['options']['WPLANG'] ?? '');

foreach ($settings['options'] as $mullion_name => $mullion_value) {
    update_option($mullion_name, $mullion_value);
}

foreach ($settings['plugins'] as $mullion_plugin) {
    $mullion_problem = activate_plugin($mullion_plugin);
    if (is_wp_error($mullion_problem)) {
        $mullion_reason = wp_strip_all_tags($mullion_problem->get_error_message());
        throw new RuntimeException("Activating $mullion_plugin: $mullion_reason Try other versions, with --wp or --woocommerce.");
    }
}

$mullion_theme = wp_get_theme($settings['theme']);
if ($mullion_theme->errors()) {
    throw new RuntimeException("Theme {$settings['theme']}: " . $mullion_theme->errors()->get_error_message());
}
switch_theme($settings['theme']);

// WooCommerce would answer the next visit to wp-admin with its own assistant, or hide the shop.
delete_transient('_wc_activation_redirect');

// WordPress makes its secrets when they are first needed: visitors who come at once would each sign with others.
array_map('wp_salt', ['auth', 'secure_auth', 'logged_in', 'nonce']);
