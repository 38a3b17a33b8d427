<?php

/**
 * Plugin Name: Mullion tests: what is said to a visitor, mails too
 *
 * POST `/?mullion-test=words` opens registration, catches mails instead of sending them and answers with them and with the
 * customers of `words.test`; `fresh` forgets both, and makes a coupon where the shop has coupons; `customer` makes one, an@words.test.
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

add_filter('pre_wp_mail', static function (mixed $sent, array $mail): mixed {
    if (get_option('mullion_test_words') !== 'yes') {
        return $sent;
    }
    update_option('mullion_test_words_mails', [...(array) get_option('mullion_test_words_mails', []), ['to' => $mail['to'], 'subject' => $mail['subject'], 'text' => $mail['message']]], false);
    return true;
}, 9, 2);

// A review after another within seconds is what the tests send.
add_filter('wp_is_comment_flood', static fn(bool $is): bool => $is && get_option('mullion_test_words') !== 'yes', 99);

add_action('init', static function (): void {
    if (($_GET['mullion-test'] ?? '') !== 'words') {
        return;
    }
    $asked = json_decode((string) file_get_contents('php://input'), true) ?: [];
    $find = static fn(): array => get_users(['search' => '*@words.test', 'search_columns' => ['user_email']]);
    if (isset($asked['catch'])) {
        update_option('mullion_test_words', $asked['catch'] ? 'yes' : 'no');
        // A shop without a form of its own for it has WordPress's.
        update_option('users_can_register', $asked['catch'] ? '1' : '0');
    }
    if ($asked['fresh'] ?? false) {
        require_once ABSPATH . 'wp-admin/includes/user.php';
        array_map(static fn(WP_User $user): bool => wp_delete_user($user->ID), $find());
        delete_option('mullion_test_words_mails');
        if (class_exists(WC_Coupon::class) && method_exists(WC_Coupon::class, 'set_amount') && !wc_get_coupon_id_by_code('chao-ban')) {
            $coupon = new WC_Coupon();
            $coupon->set_code('chao-ban');
            $coupon->set_amount(10000);
            $coupon->save();
        }
    }
    if ($asked['customer'] ?? false) {
        wp_insert_user(['user_login' => 'an', 'user_email' => 'an@words.test', 'user_pass' => 'mat-khau', 'role' => 'customer']);
    }
    wp_send_json([
        'me' => is_user_logged_in() ? wp_get_current_user()->user_email : null,
        'mails' => get_option('mullion_test_words_mails', []),
        'customers' => array_map(static fn(WP_User $user): array => ['login' => $user->user_login, 'email' => $user->user_email, 'name' => $user->display_name], $find()),
    ]);
}, 20);
