<?php

declare(strict_types=1);

namespace Mullion\Endpoint;

defined('ABSPATH') || exit;

/**
 * Servers that hand requests on to this one: what they say of where a request came from is believed, the same header
 * from anybody else is not, because whoever asks can write it.
 */
final class Proxies
{
    public const OPTION = 'mullion_proxies';

    /** Run on activation: an option that isn't there costs a query for each request that is counted. */
    public static function install(): void
    {
        add_option(self::OPTION, [], '', true);
    }

    /**
     * The address that a request came from, as the last server that is not one of ours was told.
     *
     * @param array<mixed> $server `$_SERVER`.
     *
     * @return string Empty where the server says none.
     */
    public static function visitor(array $server): string
    {
        $address = is_string($server['REMOTE_ADDR'] ?? null) ? $server['REMOTE_ADDR'] : '';
        $header = is_string($server['HTTP_X_FORWARDED_FOR'] ?? null) ? $server['HTTP_X_FORWARDED_FOR'] : '';
        $chain = $header === '' ? [] : explode(',', substr($header, -1000));
        $trusted = $chain === [] ? [] : self::trusted();
        // Each server adds whom it heard from at the end; what stands before the first stranger is hearsay.
        while ($chain !== [] && self::isOneOf($address, $trusted)) {
            $before = self::plain(array_pop($chain));
            if ($before === null) {
                break;
            }
            $address = $before;
        }
        return $address;
    }

    /**
     * Whether a request was handed on by a server that nobody has named.
     *
     * @param array<mixed> $server `$_SERVER`.
     */
    public static function isUnknown(array $server): bool
    {
        $address = is_string($server['REMOTE_ADDR'] ?? null) ? $server['REMOTE_ADDR'] : '';
        $isHandedOn = array_intersect_key(
            $server,
            ['HTTP_X_FORWARDED_FOR' => 1, 'HTTP_FORWARDED' => 1, 'HTTP_X_REAL_IP' => 1, 'HTTP_CF_CONNECTING_IP' => 1],
        ) !== [];
        return $isHandedOn && !self::isOneOf($address, self::trusted());
    }

    /** @return list<string> Addresses and ranges in CIDR notation. */
    public static function trusted(): array
    {
        $option = get_option(self::OPTION);
        $typed = is_array($option) && is_string($option['ranges'] ?? null) ? $option['ranges'] : '';
        /**
         * Servers whose word for a visitor's address is believed.
         *
         * @since 0.1.0
         *
         * @param list<string> $ranges Addresses and ranges: `203.0.113.7`, `10.0.0.0/8`, `2001:db8::/32`.
         */
        $ranges = apply_filters('mullion_trusted_proxies', preg_split('/\s+/', $typed, -1, PREG_SPLIT_NO_EMPTY) ?: []);
        return array_values(array_filter(
            is_array($ranges) ? $ranges : [],
            static fn(mixed $range): bool => is_string($range) && IpAddress::isRange($range),
        ));
    }

    /** @param list<string> $ranges */
    private static function isOneOf(string $address, array $ranges): bool
    {
        foreach ($ranges as $range) {
            if (IpAddress::isIn($address, $range)) {
                return true;
            }
        }
        return false;
    }

    /** Without the port and the brackets that some write: `203.0.113.9:4711`, `[2001:db8::1]:4711`. */
    private static function plain(string $written): ?string
    {
        $address = preg_replace(['/^\s+|\s+$/', '/^\[(.*)\](:\d+)?$/', '/^([\d.]+):\d+$/'], ['', '$1', '$1'], $written);
        return is_string($address) && filter_var($address, FILTER_VALIDATE_IP) !== false ? $address : null;
    }
}
