<?php

declare(strict_types=1);

namespace Mullion\SocialLogin;

defined('ABSPATH') || exit;

/** Where the visitor goes when all is done: an address of this site, and no other. */
final class Destination
{
    /** PHP complains of a query with fields nested deeper (`max_input_nesting_level`). */
    private const MOST_BRACKETS = 60;

    /** The first of the addresses that is ours; the account page when none is. */
    public static function of(string ...$wanted): string
    {
        foreach ($wanted as $address) {
            $isOurs = self::isOurs($address, home_url('/')) && wp_validate_redirect($address, '') !== '';
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

    /**
     * Whether an address lies within the origin of `$home`, whatever a browser makes of it: scheme,
     * host and port, which `wp_validate_redirect()` doesn't compare.
     */
    public static function isOurs(string $address, string $home): bool
    {
        if ($address === '' || strlen($address) > 2000 || preg_match('/[\x00-\x20\x7f\\\\]/', $address) === 1) {
            return false;
        }
        if (preg_match_all('/\[|%5b/i', $address) > self::MOST_BRACKETS) {
            return false;
        }
        if (preg_match('#^[/?\#](?!/)#', $address) === 1) {
            return true;
        }
        $theirs = parse_url($address);
        $ours = parse_url($home);
        return is_array($theirs) && is_array($ours) && !isset($theirs['user']) && !isset($theirs['pass'])
            && preg_match('#^https?://[^/]#i', $address) === 1
            && self::origin($theirs) === self::origin($ours);
    }

    /** @param array<string, int|string> $parts */
    private static function origin(array $parts): string
    {
        $scheme = strtolower((string) ($parts['scheme'] ?? ''));
        $host = strtolower((string) ($parts['host'] ?? ''));
        $port = $parts['port'] ?? ($scheme === 'https' ? 443 : 80);
        return "{$scheme}://{$host}:{$port}";
    }

    /** Pages that would only ask again. */
    private static function isLogin(string $address): bool
    {
        return str_contains($address, 'wp-login.php') || str_contains($address, SocialLogin::QUERY . '=');
    }
}
