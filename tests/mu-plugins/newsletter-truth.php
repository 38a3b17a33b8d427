<?php

/**
 * Plugin Name: Mullion tests: the newsletter as the server has it
 *
 * Keeps mails instead of sending them, and answers `/?mullion-test=…` with rows, mails and what else
 * no page tells. The header `X-Test-Visitor` is the visitor's address, so that each test has its own
 * limits.
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

add_filter('mullion_visitor_address', static fn(string $address): string => $_SERVER['HTTP_X_TEST_VISITOR'] ?? $address);

add_filter('pre_wp_mail', static function (mixed $sent, array $mail): bool {
    $mails = get_option('mullion_test_mails', []);
    $mails[] = ['to' => $mail['to'], 'subject' => $mail['subject'], 'message' => $mail['message'], 'headers' => $mail['headers']];
    update_option('mullion_test_mails', $mails, false);
    return true;
}, 10, 2);

// What others would hang on the hooks.
foreach (['subscribed', 'confirmed', 'unsubscribed'] as $event) {
    add_action("mullion_newsletter_{$event}", static function (array $subscriber) use ($event): void {
        $events = get_option('mullion_test_events', []);
        $events[] = "{$event} {$subscriber['email']} {$subscriber['status']}";
        update_option('mullion_test_events', $events, false);
    });
}
add_filter('mullion_newsletter_before_subscribe', static fn(mixed $is, string $email): mixed
    => str_starts_with($email, 'vetoed') ? 'Not you.' : $is, 10, 2);

// A form on a page of its own, and that page as a cache would keep it: with an old token.
add_filter('the_content', static fn(string $content): string => is_page('mullion-newsletter-test') ? mullion_render('newsletter') : $content);
add_filter('mullion_props', static function (array $props, string $name): array {
    if ($name === 'newsletter' && isset($_GET['old'])) {
        $props['token'] = Mullion\Newsletter\Token::ofSite()->forPage(time() - (int) $_GET['old']);
    }
    return $props;
}, 10, 2);

add_action('template_redirect', static function (): void {
    global $wpdb;
    $email = (string) wp_unslash($_GET['email'] ?? '');
    switch ($_GET['mullion-test'] ?? '') {
        case 'newsletter-page':
            $page = get_page_by_path('mullion-newsletter-test');
            $id = $page->ID ?? wp_insert_post(['post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Nhận tin', 'post_name' => 'mullion-newsletter-test', 'post_content' => '-']);
            wp_send_json(['url' => get_permalink($id)]);
            // no break: it ends there.
        case 'newsletter':
            wp_send_json([
                'rows' => $wpdb->get_results($wpdb->prepare('SELECT * FROM %i WHERE email = %s', $wpdb->prefix . 'mullion_subscribers', $email)),
                'all' => (int) $wpdb->get_var($wpdb->prepare('SELECT COUNT(*) FROM %i', $wpdb->prefix . 'mullion_subscribers')),
                'mails' => array_values(array_filter(get_option('mullion_test_mails', []), static fn(array $mail): bool => $mail['to'] === $email)),
                'events' => array_values(array_filter(get_option('mullion_test_events', []), static fn(string $event): bool => str_contains($event, " {$email} "))),
            ]);
            // no break: it ends there.
        case 'newsletter-option':
            update_option((string) $_GET['name'], json_decode((string) wp_unslash($_GET['value']), true));
            wp_send_json(['ok' => true]);
            // no break: it ends there.
        case 'newsletter-read-option':
            wp_send_json(['value' => get_option((string) $_GET['name'])]);
            // no break: it ends there.
        case 'newsletter-user':
            $id = username_exists('mullion-' . $_GET['role']) ?: wp_insert_user(['user_login' => 'mullion-' . $_GET['role'], 'user_pass' => 'mullion', 'role' => (string) $_GET['role']]);
            wp_set_auth_cookie((int) $id);
            wp_send_json(['id' => $id]);
    }
}, 1);
