<?php

declare(strict_types=1);

namespace Mullion\SocialLogin;

use Mullion\Endpoint\OwnAddress;

defined('ABSPATH') || exit;

/** Where the visitor goes when all is done: an address of this site, and no other. */
final class Destination
{
    /** The first of the addresses that is ours; the account page when none is. */
    public static function of(string ...$wanted): string
    {
        foreach ($wanted as $address) {
            $isOurs = OwnAddress::is($address, home_url('/')) && wp_validate_redirect($address, '') !== '';
            if ($isOurs && !self::isLogin($address)) {
                return $address;
            }
        }
        return self::account();
    }

    /** The shop's account page, or the home page. */
    public static function account(): string
    {
        $account = function_exists('wc_get_page_permalink') ? wc_get_page_permalink('myaccount', '') : '';
        return is_string($account) && $account !== '' ? $account : home_url('/');
    }

    /** Where one logs in with a password. */
    public static function login(): string
    {
        $account = self::account();
        return $account === home_url('/') ? wp_login_url() : $account;
    }

    /** Pages that would only ask again. */
    private static function isLogin(string $address): bool
    {
        return str_contains($address, 'wp-login.php') || str_contains($address, SocialLogin::QUERY . '=');
    }
}
