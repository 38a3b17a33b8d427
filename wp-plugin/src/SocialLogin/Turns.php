<?php

declare(strict_types=1);

namespace Mullion\SocialLogin;

use Mullion\Site\Database;

defined('ABSPATH') || exit;
// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- for the log, never for a page.

/**
 * How many of this site's requests may wait for one provider at the same time.
 *
 * A place is a lock of the database: it is given back even when the request that has it dies. Where the
 * database knows none, everybody has a place.
 */
final class Turns
{
    /** Seconds for which nobody waits for a place after somebody has waited for nothing. */
    private const CROWDED = 5;

    /**
     * @template T
     *
     * @param int             $places  How many may do so at once.
     * @param int             $seconds How long to wait for a place.
     * @param \Closure(): T   $work
     *
     * @return T
     *
     * @throws LoginError When there is no place.
     */
    public static function take(string $server, int $places, int $seconds, \Closure $work): mixed
    {
        $names = array_map(static fn(int $place): string => self::name($server, $place), range(1, $places));
        shuffle($names);
        $name = self::free($server, $names, $seconds);
        if ($name === null) {
            throw new LoginError(Problem::Unreachable, "{$server}: others wait for it");
        }
        if (!wp_using_ext_object_cache()) {
            // What others have found meanwhile: WordPress remembers that it was not there.
            wp_cache_delete('notoptions', 'options');
        }
        try {
            return $work();
        } finally {
            $database = Database::get();
            // phpcs:ignore WordPress.DB
            $database->query((string) $database->prepare('SELECT RELEASE_LOCK(%s)', $name));
        }
    }

    /** @param list<string> $names */
    private static function free(string $server, array $names, int $seconds): ?string
    {
        foreach ($names as $name) {
            if (self::lock($name, 0)) {
                return $name;
            }
        }
        // Whoever waits for a place takes a worker, too: where some did so for nothing, the next ones don't.
        if ($seconds === 0 || Silence::isNoted("turn {$server}")) {
            return null;
        }
        if (self::lock($names[0] ?? '', $seconds)) {
            return $names[0] ?? null;
        }
        Silence::note("turn {$server}", self::CROWDED);
        return null;
    }

    private static function lock(string $name, int $seconds): bool
    {
        $database = Database::get();
        // phpcs:ignore WordPress.DB
        return $database->get_var((string) $database->prepare('SELECT GET_LOCK(%s, %d)', $name, $seconds)) !== '0';
    }

    /** Of this site alone: the database's server may have many, and all of them ask the same provider. */
    private static function name(string $server, int $place): string
    {
        return 'mullion_' . substr(hash_hmac('sha256', "turn:{$server}:{$place}", wp_salt('nonce')), 0, 40);
    }
}
