<?php

declare(strict_types=1);

namespace Mullion\Admin;

use Mullion\Endpoint\OwnAddress;

defined('ABSPATH') || exit;

/** What WordPress reads of a request as text without asking whether it is: a list there makes PHP complain. */
final class Request
{
    /** Forgets lists that stand where WordPress expects text. */
    public static function dropLists(string ...$names): void
    {
        foreach ($names as $name) {
            // phpcs:ignore WordPress.Security -- its type is looked at, nothing else.
            if (!is_string($_REQUEST[$name] ?? '')) {
                unset($_REQUEST[$name]);
            }
        }
    }

    /** Leads on to a plain address where PHP complains of this one when WordPress reads it again for its links. */
    public static function leaveDeep(string $plain): void
    {
        // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- counted, never used.
        $address = is_string($_SERVER['REQUEST_URI'] ?? null) ? $_SERVER['REQUEST_URI'] : '';
        if (OwnAddress::isTooDeep($address)) {
            wp_safe_redirect($plain, 303);
            exit;
        }
    }

    /** Ends the request unless it is a POST with a nonce for the action, of someone who may change settings. */
    public static function checkPost(string $action, string $capability = 'manage_options'): void
    {
        if (($_SERVER['REQUEST_METHOD'] ?? '') !== 'POST') {
            wp_die(esc_html__('You may not change this.', 'mullion'), '', ['response' => 405]);
        }
        self::checkNonce($action);
        if (!current_user_can($capability)) {
            wp_die(esc_html__('You may not change this.', 'mullion'), '', ['response' => 403]);
        }
    }

    /** Ends the request where it bears no nonce for the action. */
    public static function checkNonce(string $action): void
    {
        self::dropLists('_wpnonce');
        check_admin_referer($action);
    }
}
