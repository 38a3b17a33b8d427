<?php

declare(strict_types=1);

namespace Mullion\SocialLogin;

defined('ABSPATH') || exit;
// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- for the log, never for a page.

/** Where in the public network a host is found: nothing may make this server ask its neighbours. */
final class PublicNetwork
{
    private const PUBLIC = FILTER_FLAG_NO_PRIV_RANGE | FILTER_FLAG_NO_RES_RANGE;

    /** Names as the resolver and curl read alike: no trailing dot, no letters that only one of them rewrites. */
    private const NAME = '/^[a-z0-9_-]+(\.[a-z0-9_-]+)*$/iD';

    /** What an address of the newer kind begins with that holds one of the older kind at its end. */
    private const HOLDS_OLDER = ["\0\0\0\0\0\0\0\0\0\0\xff\xff", "\0\x64\xff\x9b\0\0\0\0\0\0\0\0"];

    /**
     * All addresses of an encrypted URL's host, of both kinds. One private address among them is enough to refuse it.
     * WordPress's own filter `http_request_host_is_external` opens a host, for tests and intranets.
     *
     * @return list<string>|null None where no such host is known; null where the owner has opened it.
     *
     * @throws LoginError
     */
    public static function addresses(string $url, string $host): ?array
    {
        $isOpened = $host !== '' && apply_filters('http_request_host_is_external', false, $host, $url) === true;
        if ($isOpened && preg_match('#^(https://|http://(127\.0\.0\.1|localhost)[:/])#', $url) === 1) {
            return null;
        }
        $addresses = str_starts_with($url, 'https://') ? self::find($host) : null;
        if ($addresses === null || array_filter($addresses, self::isPrivate(...)) !== []) {
            throw new LoginError(Problem::Unreachable, "\"{$host}\" is not a public https address");
        }
        return $addresses;
    }

    /** @return list<string>|null Null for what is no name of a host. */
    private static function find(string $host): ?array
    {
        $literal = trim($host, '[]');
        if (filter_var($literal, FILTER_VALIDATE_IP) !== false) {
            return [$literal];
        }
        if (preg_match(self::NAME, $host) !== 1) {
            return null;
        }
        $older = gethostbynamel($host);
        if ($older === false) {
            // Nor does WordPress ask such a host.
            return [];
        }
        // phpcs:ignore WordPress.PHP.NoSilencedErrors -- a resolver that fails makes PHP complain.
        $newer = function_exists('dns_get_record') ? @dns_get_record($host, DNS_AAAA) : false;
        return [...$older, ...array_filter(array_column($newer ?: [], 'ipv6'), is_string(...))];
    }

    private static function isPrivate(string $ip): bool
    {
        $ip = self::older($ip);
        return filter_var($ip, FILTER_VALIDATE_IP, self::PUBLIC) === false
            || (str_contains($ip, ':') ? !self::isGlobal($ip) : self::isShared($ip));
    }

    /** The older kind of address in the clothes of the newer one; any other as it is. */
    private static function older(string $ip): string
    {
        $bytes = (string) inet_pton($ip);
        $isHeld = in_array(substr($bytes, 0, 12), self::HOLDS_OLDER, true);
        return $isHeld ? (string) inet_ntop(substr($bytes, 12)) : $ip;
    }

    /** Within 2000::/3, and none of the tunnels (2001::/32, 2002::/16) that lead to any of the older kind. */
    private static function isGlobal(string $ip): bool
    {
        $bytes = (string) inet_pton($ip);
        return (ord($bytes[0]) >> 5) === 1
            && !str_starts_with($bytes, "\x20\x01\0\0")
            && !str_starts_with($bytes, "\x20\x02");
    }

    /**
     * What PHP's filter takes for public: a carrier's own network (100.64.0.0/10), 192.0.0.0/24, a laboratory's
     * (198.18.0.0/15), and what goes to many at once (224.0.0.0/4).
     */
    private static function isShared(string $ip): bool
    {
        $number = ip2long($ip);
        $isOf = static fn(int $network, int $rest): bool => ($number >> $rest) === ($network >> $rest);
        return $number !== false
            && ($isOf(0x64400000, 22) || $isOf(0xC0000000, 8) || $isOf(0xC6120000, 17) || $isOf(0xE0000000, 28));
    }
}
