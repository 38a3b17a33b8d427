<?php

declare(strict_types=1);

namespace Mullion\Endpoint;

defined('ABSPATH') || exit;

/** The one shape in which endpoints answer: `{success, data}`; never cached. */
final class Reply
{
    /**
     * Ends the request.
     *
     * @param array<string, mixed> $data
     * @param array<string, mixed> $beside Fields that clients of the specification read beside `success`.
     */
    public static function success(array $data = [], array $beside = []): never
    {
        self::send(200, ['success' => true, 'data' => (object) $data] + $beside);
    }

    /**
     * Ends the request.
     *
     * @param string               $code    For programs: `bad-token`.
     * @param string               $message For the visitor, translated.
     * @param array<string, mixed> $beside
     */
    public static function failure(int $status, string $code, string $message, array $beside = []): never
    {
        self::send($status, ['success' => false, 'data' => ['code' => $code, 'message' => $message]] + $beside);
    }

    /** Ends the request with 429 and when to come back. */
    public static function tooMany(int $seconds): never
    {
        header('Retry-After: ' . $seconds);
        self::failure(429, 'too-many', __('Too many attempts. Please wait a little and try again.', 'mullion'));
    }

    /** @param array<string, mixed> $body */
    private static function send(int $status, array $body): never
    {
        nocache_headers();
        // WordPress says so to signed-in visitors only.
        header('Cache-Control: no-store, private');
        wp_send_json($body, $status, JSON_UNESCAPED_SLASHES | JSON_HEX_TAG);
    }
}
