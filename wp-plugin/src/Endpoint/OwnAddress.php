<?php

declare(strict_types=1);

namespace Mullion\Endpoint;

defined('ABSPATH') || exit;

/** Which addresses are this site's own: what a visitor may be sent to. */
final class OwnAddress
{
    /** PHP complains of a query with fields nested deeper (`max_input_nesting_level`). */
    private const MOST_BRACKETS = 60;

    /**
     * Whether an address lies within the origin of `$home`, whatever a browser makes of it: scheme,
     * host and port, which `wp_validate_redirect()` doesn't compare.
     */
    public static function is(string $address, string $home): bool
    {
        if ($address === '' || strlen($address) > 2000 || preg_match('/[\x00-\x20\x7f\\\\]/', $address) === 1) {
            return false;
        }
        if (self::isTooDeep($address) || self::isTakenForCookie($address)) {
            return false;
        }
        if (preg_match('#^[/?\#](?!/)#', $address) === 1) {
            return true;
        }
        $theirs = wp_parse_url($address);
        $ours = wp_parse_url($home);
        return is_array($theirs) && is_array($ours) && !isset($theirs['user']) && !isset($theirs['pass'])
            && preg_match('#^https?://[^/]#i', $address) === 1
            && self::origin($theirs) === self::origin($ours);
    }

    /** Whether PHP would complain of its fields when somebody reads it. */
    public static function isTooDeep(string $address): bool
    {
        return preg_match_all('/\[|%5b/i', $address) > self::MOST_BRACKETS;
    }

    /** WooCommerce takes each header that has these words for a cookie, and PHP complains of one without a value. */
    private static function isTakenForCookie(string $address): bool
    {
        // As WordPress sends it: some characters go.
        return stripos(wp_sanitize_redirect($address), 'set-cookie:') !== false;
    }

    /** @param array<string, int|string> $parts */
    private static function origin(array $parts): string
    {
        $scheme = strtolower((string) ($parts['scheme'] ?? ''));
        $host = strtolower((string) ($parts['host'] ?? ''));
        $port = $parts['port'] ?? ($scheme === 'https' ? 443 : 80);
        return "{$scheme}://{$host}:{$port}";
    }
}
