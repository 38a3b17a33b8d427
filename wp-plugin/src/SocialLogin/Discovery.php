<?php

declare(strict_types=1);

namespace Mullion\SocialLogin;

/**
 * What an OpenID provider publishes about itself: its addresses and its keys, kept for a while.
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
        $name = 'mullion_oidc_' . md5($issuer);
        $kept = get_transient($name);
        if (is_array($kept) && ($kept['issuer'] ?? null) === $issuer) {
            return $this->server($kept);
        }
        $found = $this->http->get(rtrim($issuer, '/') . '/.well-known/openid-configuration');
        if (($found['issuer'] ?? null) !== $issuer) {
            throw new LoginError(Problem::Unreachable, "The discovery document of {$issuer} names another issuer.");
        }
        $server = $this->server($found);
        set_transient($name, array_intersect_key($found, array_flip(self::WANTED)), DAY_IN_SECONDS);
        return $server;
    }

    /**
     * The provider's keys; asked for anew when they don't have the one that is wanted.
     *
     * @return array<mixed>
     */
    public function keys(string $issuer, ?string $wanted): array
    {
        $url = $this->of($issuer)['jwks_uri'];
        $name = 'mullion_jwks_' . md5($url);
        $kept = get_transient($name);
        if (is_array($kept) && is_array($kept['set'] ?? null) && is_int($kept['at'] ?? null)) {
            $isFresh = $kept['at'] > time() - self::PATIENCE;
            if ($isFresh || self::has($kept['set'], $wanted)) {
                return $kept['set'];
            }
        }
        $set = $this->http->get($url);
        set_transient($name, ['set' => $set, 'at' => time()], HOUR_IN_SECONDS);
        return $set;
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
