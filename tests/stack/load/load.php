<?php

/**
 * Plugin Name: Mullion tests: a shop under load
 *
 * The header `X-Test-Visitor` is the visitor's address, so that no limit ends the load; mails are counted, not sent; a request with
 * `X-Test-Cost` notes what it cost; a provider of logins may stand on this machine.
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

add_filter('mullion_visitor_address', static fn(string $address): string => $_SERVER['HTTP_X_TEST_VISITOR'] ?? $address);

// The whole site's limit is what a load reaches first.
add_filter('mullion_newsletter_limits', static fn(array $limits): array => ['all' => [1000000, 3600]] + $limits);

add_filter('http_request_host_is_external', static fn(bool $is, string $host): bool => $is || $host === '127.0.0.1', 10, 2);
add_filter('http_allowed_safe_ports', static fn(array $ports): array => [...$ports, (int) get_option('mullion_test_port')]);

// Other products on each view would be other queries.
add_filter('woocommerce_product_related_posts_shuffle', '__return_false');

add_filter('pre_wp_mail', static function (): bool {
    file_put_contents(WP_CONTENT_DIR . '/load-mails', '.', FILE_APPEND);
    return true;
}, 0);

if (isset($_SERVER['HTTP_X_TEST_COST'])) {
    // Behind the session, which is saved at 20.
    add_action('shutdown', static function (): void {
        $cost = ['memory' => memory_get_peak_usage(), 'queries' => $GLOBALS['wpdb']->num_queries];
        file_put_contents(WP_CONTENT_DIR . '/load-costs', json_encode($cost) . "\n", FILE_APPEND);
    }, PHP_INT_MAX);
}
