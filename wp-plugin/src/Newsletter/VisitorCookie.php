<?php

declare(strict_types=1);

namespace Mullion\Newsletter;

defined('ABSPATH') || exit;

/**
 * A random value in the visitor's browser that a fetched token is bound to. Set only when a token is
 * fetched, so that pages stay the same for everyone; no script can read it.
 */
final class VisitorCookie
{
    private const NAME = 'mullion_form';

    /** The value, empty without one. */
    public function value(): string
    {
        // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- checked by the pattern.
        $value = $_COOKIE[self::NAME] ?? '';
        return is_string($value) && preg_match('/^[0-9a-f]{32}$/D', $value) === 1 ? $value : '';
    }

    /** The value, made and sent where there is none. */
    public function ensure(): string
    {
        $value = $this->value();
        if ($value === '') {
            $value = bin2hex(random_bytes(16));
            setcookie(self::NAME, $value, [
                'path' => '/',
                'secure' => is_ssl(),
                'httponly' => true,
                'samesite' => 'Lax',
            ]);
        }
        return $value;
    }
}
