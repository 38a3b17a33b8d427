<?php

declare(strict_types=1);

namespace Mullion\Newsletter;

defined('ABSPATH') || exit;

/**
 * The form's anti-forgery token: a time and its signature.
 *
 * WordPress's nonces depend on the user and the session, and a page cache gives one visitor's page to
 * another. So the token in a page is the same for everyone and counts only where the browser says
 * that our own page sent it; one that is fetched later is bound to a cookie instead. It can do
 * nothing but post this form.
 */
final class Token
{
    /** Seconds until a page's token is stale, and a fetched one. */
    public const LIFE = 86400;
    public const FETCHED_LIFE = 3600;

    /** Nobody has read the form and typed an address in less: the time trap. */
    public const WAIT = 2;

    public function __construct(private readonly string $key) {}

    /** The token of this site. */
    public static function ofSite(): self
    {
        return new self(wp_salt('nonce') . 'mullion-newsletter');
    }

    public function forPage(int $now): string
    {
        return $this->sign('p', $now, '');
    }

    /** @param string $cookie The random value that the visitor's browser was given. */
    public function forVisitor(int $now, string $cookie): string
    {
        return $this->sign('v', $now, $cookie);
    }

    /** @param bool $isFromHere Whether the browser says that a page of this site sent it. */
    public function check(string $token, int $now, string $cookie, bool $isFromHere): TokenVerdict
    {
        if (preg_match('/^(p|v)-([0-9a-z]{1,8})-[0-9a-f]{64}$/', $token, $match) !== 1) {
            return TokenVerdict::Bad;
        }
        [, $kind, $time] = $match;
        $made = (int) base_convert($time, 36, 10);
        $bound = $kind === 'v' ? $cookie : '';
        $isOurs = hash_equals($this->sign($kind, $made, $bound), $token);
        if (!$isOurs || ($kind === 'v' ? $cookie === '' : !$isFromHere)) {
            return TokenVerdict::Bad;
        }
        return $this->age($now - $made, $kind === 'v' ? self::FETCHED_LIFE : self::LIFE);
    }

    private function age(int $age, int $life): TokenVerdict
    {
        // Several servers may serve one site, and their clocks differ a little.
        if ($age < -60 || $age > $life) {
            return TokenVerdict::Bad;
        }
        return $age < self::WAIT ? TokenVerdict::TooYoung : TokenVerdict::Good;
    }

    private function sign(string $kind, int $time, string $bound): string
    {
        $stamp = base_convert((string) max(0, $time), 10, 36);
        return "{$kind}-{$stamp}-" . hash_hmac('sha256', "{$kind}|{$stamp}|{$bound}", $this->key);
    }
}
