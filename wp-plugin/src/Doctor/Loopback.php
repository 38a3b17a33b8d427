<?php

declare(strict_types=1);

namespace Mullion\Doctor;

defined('ABSPATH') || exit;

/** Asks this site as a visitor without cookies does. */
final class Loopback
{
    private const TIMEOUT = 10;
    private const LARGEST = 3 * 1024 * 1024;

    /**
     * @param array<string, string> $fields What is posted; nothing is asked for by GET.
     *
     * @return array{status: int, body: string}|string The answer, or why there is none.
     */
    public static function ask(string $url, array $fields = []): array|string
    {
        /** This filter is documented in wp-includes/class-wp-http-streams.php */
        $isVerified = apply_filters('https_local_ssl_verify', false);
        $answer = wp_remote_request($url, [
            'method' => $fields === [] ? 'GET' : 'POST',
            'body' => $fields,
            'timeout' => self::TIMEOUT,
            'limit_response_size' => self::LARGEST,
            'sslverify' => $isVerified === true,
            'headers' => ['Accept' => 'text/html,application/json;q=0.9,*/*;q=0.8'],
        ]);
        if (is_wp_error($answer)) {
            return $answer->get_error_message();
        }
        return [
            'status' => (int) wp_remote_retrieve_response_code($answer),
            'body' => wp_remote_retrieve_body($answer),
        ];
    }
}
