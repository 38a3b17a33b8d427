<?php

declare(strict_types=1);

namespace Mullion\Endpoint;

defined('ABSPATH') || exit;

/** Headers of a page of our own that is for one visitor: no cache keeps it, no frame shows it, nothing foreign runs. */
final class PrivatePage
{
    /**
     * Sends them; also for redirects.
     *
     * @param string $assets   Where our styles and scripts are.
     * @param string $referrer What `Referrer-Policy` says: the page's address may hold a code, a ticket or a signature.
     */
    public static function sendHeaders(int $status, string $assets, string $referrer = 'no-referrer'): void
    {
        Uncached::page();
        status_header($status);
        $host = self::origin($assets);
        header('Content-Type: text/html; charset=utf-8');
        header('Cache-Control: no-store, private');
        header('X-Frame-Options: DENY');
        header('X-Content-Type-Options: nosniff');
        header('X-Robots-Tag: noindex');
        header("Referrer-Policy: {$referrer}");
        header('Content-Security-Policy: ' . implode('; ', [
            "default-src 'none'",
            "style-src 'self'{$host}",
            "script-src 'self'{$host}",
            "img-src 'self' data:",
            // A form's answer may lead on to the shop, whose pages and administration can have two hosts.
            "form-action 'self'" . self::origin(home_url()) . self::origin(admin_url()),
            "base-uri 'none'",
            "frame-ancestors 'none'",
        ]));
    }

    /** @return string With a space before it; empty where the address has no host. */
    private static function origin(string $address): string
    {
        $parts = wp_parse_url($address);
        return is_array($parts) && isset($parts['scheme'], $parts['host'])
            ? " {$parts['scheme']}://{$parts['host']}" . (isset($parts['port']) ? ":{$parts['port']}" : '')
            : '';
    }
}
