<?php

declare(strict_types=1);

namespace Mullion\SocialLogin;

defined('ABSPATH') || exit;

/** Proof Key for Code Exchange (RFC 7636): a code that was overheard is worth nothing without the verifier. */
final class Pkce
{
    /** 32 random bytes: 43 characters, the one length that Zalo takes. */
    public static function verifier(): string
    {
        return self::base64Url(random_bytes(32));
    }

    /** The challenge of the method S256. */
    public static function challenge(string $verifier): string
    {
        return self::base64Url(hash('sha256', $verifier, true));
    }

    private static function base64Url(string $bytes): string
    {
        return rtrim(strtr(base64_encode($bytes), '+/', '-_'), '=');
    }
}
