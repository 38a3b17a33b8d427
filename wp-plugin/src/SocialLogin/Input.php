<?php

declare(strict_types=1);

namespace Mullion\SocialLogin;

defined('ABSPATH') || exit;

/** What a request says, as text and nothing else. */
final class Input
{
    /** One value of the address; empty where it is missing, a list, or longer than `$most`. */
    public static function query(string $name, int $most = 300): string
    {
        // phpcs:ignore WordPress.Security -- an address that others hand out has no nonce; each use checks it.
        return self::text($_GET[$name] ?? null, $most);
    }

    /** One value of a form. */
    public static function posted(string $name, int $most = 300): string
    {
        // phpcs:ignore WordPress.Security -- callers check their nonce or ticket first.
        return self::text($_POST[$name] ?? null, $most);
    }

    public static function isPost(): bool
    {
        return ($_SERVER['REQUEST_METHOD'] ?? '') === 'POST';
    }

    private static function text(mixed $value, int $most): string
    {
        $text = is_string($value) ? wp_unslash($value) : '';
        return strlen($text) <= $most && preg_match('/[\x00-\x1f\x7f]/', $text) !== 1 ? $text : '';
    }
}
