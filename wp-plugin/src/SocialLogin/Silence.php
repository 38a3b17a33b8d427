<?php

declare(strict_types=1);

namespace Mullion\SocialLogin;

defined('ABSPATH') || exit;

/** Which servers have not answered: for a while nobody waits for them again. */
final class Silence
{
    private const SECONDS = 45;

    /** @throws LoginError When this one has not answered a moment ago. */
    public static function check(string $server): void
    {
        $until = get_transient(self::name($server));
        if (is_numeric($until) && (int) $until > time()) {
            throw new LoginError(Problem::Unreachable, "{$server} has not answered a moment ago");
        }
    }

    public static function note(string $server): void
    {
        set_transient(self::name($server), time() + self::SECONDS, self::SECONDS);
    }

    private static function name(string $server): string
    {
        return 'mullion_oidc_silent_' . md5($server);
    }
}
