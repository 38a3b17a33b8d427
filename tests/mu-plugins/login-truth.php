<?php

/**
 * Plugin Name: Mullion tests: social login
 *
 * POST `/?mullion-test=login` sets providers that stand on this machine and answers with what the
 * server knows: users, connections, mails. Only for test sites: it has no guard.
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

// WordPress Playground opens every host, so that its own requests work; a shop's server doesn't.
add_action('plugins_loaded', static fn(): bool => remove_filter('http_request_host_is_external', '__return_true'));
add_filter('http_request_host_is_external', static fn(bool $is, string $host): bool => $is || ($host === '127.0.0.1' && get_option('mullion_test_local') === 'yes'), 10, 2);
add_filter('http_allowed_safe_ports', static fn(array $ports): array => [...$ports, ...array_map('intval', (array) get_option('mullion_test_ports', []))]);
add_filter('mullion_login_limit', static fn(): int => 10000);
add_filter('mullion_login_addresses', static function (array $addresses, string $provider): array {
    $server = get_option('mullion_test_addresses', '');
    return $server === '' ? $addresses : [
        'authorize' => "{$server}/{$provider}/authorize",
        'token' => "{$server}/{$provider}/token",
        'person' => "{$server}/{$provider}/me",
    ];
}, 10, 2);
add_filter('pre_wp_mail', static function (mixed $sent, array $mail): mixed {
    if (get_option('mullion_test_login') !== 'yes') {
        return $sent;
    }
    update_option('mullion_test_login_mails', [...(array) get_option('mullion_test_login_mails', []), ['to' => $mail['to'], 'text' => $mail['message']]], false);
    return true;
}, 10, 2);

add_action('init', static function (): void {
    if (($_GET['mullion-test'] ?? '') !== 'login') {
        return;
    }
    global $wpdb;
    $asked = json_decode((string) file_get_contents('php://input'), true) ?: [];
    foreach ($asked['options'] ?? [] as $name => $value) {
        $value === null ? delete_option($name) : update_option($name, $value);
    }
    if ($asked['reset'] ?? false) {
        require_once ABSPATH . 'wp-admin/includes/user.php';
        foreach (get_users(['search' => '*@login.test', 'search_columns' => ['user_email']]) as $user) {
            wp_delete_user($user->ID);
        }
        foreach (['mullion_logins', 'mullion_login_tickets', 'mullion_limits'] as $table) {
            $wpdb->query("DELETE FROM {$wpdb->prefix}{$table}");
        }
        $wpdb->query("DELETE FROM {$wpdb->options} WHERE option_name LIKE '%mullion_oidc%' OR option_name LIKE '%mullion_jwks%' OR option_name LIKE 'mullion_test_login_mails'");
        wp_cache_flush();
        update_option('mullion_test_login', 'yes');
    }
    foreach ($asked['users'] ?? [] as [$name, $role]) {
        wp_insert_user(['user_login' => $name, 'user_email' => "{$name}@login.test", 'user_pass' => 'mat-khau', 'role' => $role]);
    }
    $users = array_map(static fn(WP_User $user): array => ['login' => $user->user_login, 'email' => $user->user_email, 'roles' => array_values($user->roles)], get_users(['search' => '*@login.test', 'search_columns' => ['user_email']]));
    wp_send_json([
        'me' => is_user_logged_in() ? wp_get_current_user()->user_login : null,
        'users' => $users,
        'logins' => $wpdb->get_results("SELECT l.provider, l.subject, l.email, u.user_login AS login FROM {$wpdb->prefix}mullion_logins l LEFT JOIN {$wpdb->users} u ON u.ID = l.user_id", ARRAY_A),
        'mails' => get_option('mullion_test_login_mails', []),
        'autoload' => $wpdb->get_var("SELECT autoload FROM {$wpdb->options} WHERE option_name = 'mullion_social_login'"),
    ]);
}, 20);
