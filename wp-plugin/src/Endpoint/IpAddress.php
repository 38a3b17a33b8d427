<?php

declare(strict_types=1);

namespace Mullion\Endpoint;

defined('ABSPATH') || exit;

/** Addresses on the net, IPv4 and IPv6, and ranges of them in CIDR notation (RFC 4632, RFC 4291). */
final class IpAddress
{
    /** The shortest prefixes that a range may have: shorter ones are half the net. */
    private const SHORTEST = [4 => 8, 16 => 16];

    /** `::ffff:` before the four bytes of an IPv4 address. */
    private const MAPPED = "\0\0\0\0\0\0\0\0\0\0\xff\xff";

    /**
     * What one subscriber of a network provider has: an IPv4 address, or the first 64 bits of an IPv6 address, as every
     * household has at least so many of those to itself (RFC 6177).
     *
     * @return string The address or `2001:db8:1:2::/64`; empty where it is no address.
     */
    public static function network(string $address): string
    {
        $bytes = self::bytes($address);
        return match (strlen($bytes)) {
            4 => (string) inet_ntop($bytes),
            16 => inet_ntop(substr($bytes, 0, 8) . str_repeat("\0", 8)) . '/64',
            default => '',
        };
    }

    /** Whether an address, or a range like `10.0.0.0/8`, may be named as a trusted one. */
    public static function isRange(string $range): bool
    {
        return self::range($range) !== null;
    }

    public static function isIn(string $address, string $range): bool
    {
        $bytes = self::bytes($address);
        [$start, $length] = self::range($range) ?? ['', 0];
        return $start !== '' && strlen($bytes) === strlen($start)
            && self::first($bytes, $length) === self::first($start, $length);
    }

    /** @return array{string, int}|null Its bytes, and how many bits count. */
    private static function range(string $range): ?array
    {
        if (preg_match('#^([0-9a-fA-F.:]+)(?:/(\d{1,3}))?$#D', $range, $match) !== 1) {
            return null;
        }
        $bytes = self::bytes($match[1]);
        $all = 8 * strlen($bytes);
        $length = isset($match[2]) ? (int) $match[2] : $all;
        $isGood = $bytes !== '' && $length <= $all && $length >= self::SHORTEST[strlen($bytes)];
        return $isGood ? [$bytes, $length] : null;
    }

    /** The first bits alone, the others 0. */
    private static function first(string $bytes, int $length): string
    {
        $whole = intdiv($length, 8);
        $kept = substr($bytes, 0, $whole);
        if ($length % 8 !== 0) {
            $kept .= chr(ord($bytes[$whole]) & (0xff << (8 - $length % 8)));
        }
        return str_pad($kept, strlen($bytes), "\0");
    }

    /** @return string 4 or 16 bytes; empty where it is no address. */
    private static function bytes(string $address): string
    {
        if (filter_var($address, FILTER_VALIDATE_IP) === false) {
            return '';
        }
        $bytes = (string) inet_pton($address);
        return str_starts_with($bytes, self::MAPPED) ? substr($bytes, 12) : $bytes;
    }
}
