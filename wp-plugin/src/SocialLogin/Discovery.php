<?php

declare(strict_types=1);

namespace Mullion\SocialLogin;

use Mullion\Site\Database;

defined('ABSPATH') || exit;
// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- for the log, never for a page.

/**
 * What an OpenID provider publishes about itself: its addresses and its keys, kept for a while, and for longer
 * where it does not answer.
 *
 * @phpstan-type Server array{
 *     authorization_endpoint: string,
 *     token_endpoint: string,
 *     jwks_uri: string,
 *     userinfo_endpoint: string,
 *     posts_secret: bool,
 * }
 */
final class Discovery
{
    /** How long a set of keys is believed to be complete: a token with an unknown key asks again after that. */
    private const PATIENCE = 60;

    private const WANTED = [
        'issuer', 'authorization_endpoint', 'token_endpoint', 'jwks_uri', 'userinfo_endpoint',
        'token_endpoint_auth_methods_supported',
    ];

    public function __construct(private readonly Http $http) {}

    /** @return Server */
    public function of(string $issuer): array
    {
        $check = fn(array $found): array => $this->checked($found, $issuer);
        $isNew = static fn(array $found, int $age): bool => $age < DAY_IN_SECONDS
            && ($found['issuer'] ?? null) === $issuer;
        $document = new Published($this->http, 'mullion_oidc_' . md5($issuer), WEEK_IN_SECONDS);
        return $this->server($document->get(self::address($issuer), $isNew, $check));
    }

    /**
     * Asks now, whatever is kept, and keeps nothing: for an owner who wants to know.
     *
     * @return int How many keys it publishes.
     *
     * @throws LoginError Which says what is wrong.
     */
    public function ask(string $issuer): int
    {
        $found = $this->checked($this->http->document(self::address($issuer)), $issuer);
        $set = $this->http->document($this->server($found)['jwks_uri']);
        $keys = is_array($set['keys'] ?? null) ? $set['keys'] : [];
        if ($keys === []) {
            throw new LoginError(Problem::Unreachable, "{$issuer} publishes no keys.");
        }
        return count($keys);
    }

    private static function address(string $issuer): string
    {
        return rtrim($issuer, '/') . '/.well-known/openid-configuration';
    }

    /**
     * @param array<mixed> $found
     *
     * @return array<mixed>
     */
    private function checked(array $found, string $issuer): array
    {
        if (($found['issuer'] ?? null) !== $issuer) {
            throw new LoginError(Problem::Unreachable, "The discovery document of {$issuer} names another issuer.");
        }
        $this->server($found);
        return array_intersect_key($found, array_flip(self::WANTED));
    }

    /**
     * The provider's keys; asked for anew when they don't have the one that is wanted.
     *
     * @return array<mixed>
     */
    public function keys(string $issuer, ?string $wanted): array
    {
        $url = $this->of($issuer)['jwks_uri'];
        $isNew = static fn(array $set, int $age): bool => $age < self::PATIENCE
            || ($age < HOUR_IN_SECONDS && self::has($set, $wanted));
        $keys = new Published($this->http, 'mullion_jwks_' . md5($url), DAY_IN_SECONDS);
        return $keys->get($url, $isNew, static fn(array $set): array => $set);
    }

    /** What is kept of all providers goes. A shared object cache cannot be searched: there it runs out. */
    public static function uninstall(): void
    {
        $database = Database::get();
        foreach (['mullion_oidc_', 'mullion_jwks_'] as $start) {
            foreach (['_transient_', '_transient_timeout_'] as $kind) {
                $sql = 'DELETE FROM %i WHERE option_name LIKE %s';
                $like = $database->esc_like($kind . $start) . '%';
                // phpcs:ignore WordPress.DB -- WordPress has no function for those of which only the start is known.
                $database->query((string) $database->prepare($sql, $database->options, $like));
            }
        }
    }

    /** @param array<mixed> $set */
    private static function has(array $set, ?string $wanted): bool
    {
        $keys = is_array($set['keys'] ?? null) ? $set['keys'] : [];
        return $wanted === null || in_array($wanted, array_column($keys, 'kid'), true);
    }

    /**
     * @param array<mixed> $found
     *
     * @return Server
     */
    private function server(array $found): array
    {
        $address = static function (string $name) use ($found): string {
            $url = $found[$name] ?? '';
            $isSafe = is_string($url) && preg_match('#^(https://|http://(127\.0\.0\.1|localhost)[:/])#', $url) === 1;
            return $isSafe ? $url : '';
        };
        $methods = $found['token_endpoint_auth_methods_supported'] ?? [];
        $server = [
            'authorization_endpoint' => $address('authorization_endpoint'),
            'token_endpoint' => $address('token_endpoint'),
            'jwks_uri' => $address('jwks_uri'),
            'userinfo_endpoint' => $address('userinfo_endpoint'),
            'posts_secret' => is_array($methods) && in_array('client_secret_post', $methods, true),
        ];
        if (in_array('', [$server['authorization_endpoint'], $server['token_endpoint'], $server['jwks_uri']], true)) {
            throw new LoginError(Problem::Unreachable, 'The discovery document lacks an address.');
        }
        return $server;
    }
}
