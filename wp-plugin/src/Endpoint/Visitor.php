<?php

declare(strict_types=1);

namespace Mullion\Endpoint;

defined('ABSPATH') || exit;

/** Who asks, as far as the server can tell. */
final class Visitor
{
    /** What limits count by: all the addresses that one household or office has, as far as can be told. */
    public static function network(): string
    {
        return IpAddress::network(self::address());
    }

    /** The visitor's address. Headers that a visitor can write are not believed. */
    public static function address(): string
    {
        /**
         * The visitor's address, for sites behind a proxy that names it in a header of its own. Where proxies send
         * `X-Forwarded-For`, naming them is enough: {@see Proxies}.
         *
         * @since 0.1.0
         *
         * @param string $address What the connection says, or a trusted proxy.
         */
        $address = apply_filters('mullion_visitor_address', Proxies::visitor($_SERVER));
        return is_string($address) && filter_var($address, FILTER_VALIDATE_IP) !== false ? $address : '';
    }

    /** Whether the browser says that the request comes from another site's page. */
    public static function isFromElsewhere(): bool
    {
        // phpcs:disable WordPress.Security.ValidatedSanitizedInput -- compared, never used.
        $site = $_SERVER['HTTP_SEC_FETCH_SITE'] ?? '';
        $origin = $_SERVER['HTTP_ORIGIN'] ?? '';
        // phpcs:enable
        if (in_array($site, ['cross-site', 'same-site'], true)) {
            return true;
        }
        // No page can set this header. The origin may be another than WordPress thinks: behind a proxy that ends the
        // encryption, of a language with a domain of its own, or "null" from a page that gives no referrer.
        if ($site === 'same-origin' || $origin === '') {
            return false;
        }
        return !is_string($origin) || !OwnAddress::is($origin, home_url());
    }

    /** False where the browser says that it asks for a part of a page: a picture, a frame, what a script fetches. */
    public static function isOpeningPage(): bool
    {
        // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- compared, never used.
        return in_array($_SERVER['HTTP_SEC_FETCH_DEST'] ?? 'document', ['document', ''], true);
    }

    /** Whether the browser says that the request comes from one of our own pages; old ones say nothing. */
    public static function isFromHere(): bool
    {
        // phpcs:disable WordPress.Security.ValidatedSanitizedInput -- compared, never used.
        $site = $_SERVER['HTTP_SEC_FETCH_SITE'] ?? '';
        $origin = $_SERVER['HTTP_ORIGIN'] ?? '';
        // phpcs:enable
        return !self::isFromElsewhere() && ($site === 'same-origin' || $origin !== '');
    }
}
