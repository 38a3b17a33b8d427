<?php

declare(strict_types=1);

namespace Mullion\SocialLogin;

defined('ABSPATH') || exit;
// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- for the log, never for a page.

/** Which servers have not answered: for a while nobody waits for them again. */
final class Silence
{
    private const SECONDS = 45;

    /** @throws LoginError When this one has not answered a moment ago. */
    public static function check(string $server): void
    {
        if (self::isNoted($server)) {
            throw new LoginError(Problem::Unreachable, "{$server} has not answered a moment ago");
        }
    }

    public static function isNoted(string $server): bool
    {
        $until = get_transient(self::name($server));
        return is_numeric($until) && (int) $until > time();
    }

    public static function note(string $server, int $seconds = self::SECONDS): void
    {
        set_transient(self::name($server), time() + $seconds, $seconds);
    }

    private static function name(string $server): string
    {
        return 'mullion_oidc_silent_' . md5($server);
    }
}
