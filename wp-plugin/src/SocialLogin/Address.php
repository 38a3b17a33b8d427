<?php

declare(strict_types=1);

namespace Mullion\SocialLogin;

defined('ABSPATH') || exit;

/** The addresses of this part: one name in the query of the home page, so no rewrite rules are needed. */
final class Address
{
    /** @param array<string, string> $more */
    public static function of(string $what, array $more = []): string
    {
        return home_url('/?' . http_build_query([SocialLogin::QUERY => $what] + $more, '', '&', PHP_QUERY_RFC3986));
    }

    /** What is registered at a provider, to the letter; each provider has its own, so no one can answer for another. */
    public static function callback(string $provider): string
    {
        return self::of('callback', ['provider' => $provider]);
    }
}
