<?php

declare(strict_types=1);

namespace Mullion\SocialLogin;

use Mullion\Vendor\JWT\JWK;
use Mullion\Vendor\JWT\JWT;
use Mullion\Vendor\JWT\Key;

defined('ABSPATH') || exit;
// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- for the log, never for a page.

/** Checks an ID token as OpenID Connect Core 3.1.3.7 asks. */
final class IdToken
{
    /** Algorithms and the type of their keys. A secret that two know (HS…) signs nothing for us, nor does `none`. */
    private const ALGORITHMS = [
        'RS256' => 'RSA', 'RS384' => 'RSA', 'RS512' => 'RSA', 'ES256' => 'EC', 'ES384' => 'EC', 'EdDSA' => 'OKP',
    ];

    /** Seconds by which clocks may differ. */
    private const LEEWAY = 60;

    /** Seconds after which a token is too old to be the answer to a request of ours. */
    private const OLDEST = 1800;

    /** @param list<string> $issuers More than one only for a provider that writes its name in two ways. */
    public function __construct(
        private readonly array $issuers,
        private readonly string $client,
        private readonly string $nonce,
    ) {}

    /** The identifier of the key that a token claims to be signed with; null for none. */
    public static function keyId(string $token): ?string
    {
        $kid = self::header($token)['kid'] ?? null;
        return is_string($kid) ? $kid : null;
    }

    /**
     * The token's claims.
     *
     * @param array<mixed> $keys The provider's key set (JWKS).
     *
     * @return array<mixed>
     *
     * @throws LoginError When anything about it is not as it has to be.
     */
    public function claims(string $token, array $keys): array
    {
        $key = self::key(self::header($token), $keys);
        JWT::$leeway = self::LEEWAY;
        try {
            $claims = (array) JWT::decode($token, $key);
        } catch (\Throwable $error) {
            throw new LoginError(Problem::Refused, 'ID token: ' . $error->getMessage());
        }
        $nonce = $claims['nonce'] ?? null;
        $wrong = array_keys(array_filter([
            'iss' => !in_array($claims['iss'] ?? null, $this->issuers, true),
            'aud' => !$this->isForUs($claims),
            'exp' => !is_int($claims['exp'] ?? null),
            'iat' => !self::isRecent($claims['iat'] ?? null),
            'nonce' => !is_string($nonce) || $this->nonce === '' || !hash_equals($this->nonce, $nonce),
        ]));
        if ($wrong !== []) {
            throw new LoginError(Problem::Refused, 'ID token: wrong ' . implode(', ', $wrong));
        }
        return $claims;
    }

    private static function isRecent(mixed $time): bool
    {
        return is_int($time) && $time >= time() - self::OLDEST && $time <= time() + self::LEEWAY;
    }

    /** @param array<mixed> $claims */
    private function isForUs(array $claims): bool
    {
        $audience = $claims['aud'] ?? null;
        $audience = is_array($audience) ? $audience : [$audience];
        $party = $claims['azp'] ?? (count($audience) === 1 ? $this->client : null);
        return in_array($this->client, $audience, true) && $party === $this->client;
    }

    /** @return array<mixed> */
    private static function header(string $token): array
    {
        $header = json_decode((string) base64_decode(strtr(explode('.', $token)[0], '-_', '+/'), true), true);
        return is_array($header) ? $header : [];
    }

    /**
     * The one key that may have signed.
     *
     * @param array<mixed> $header
     * @param array<mixed> $keys
     */
    private static function key(array $header, array $keys): Key
    {
        $algorithm = is_string($header['alg'] ?? null) ? $header['alg'] : '';
        $type = self::ALGORITHMS[$algorithm]
            ?? throw new LoginError(Problem::Refused, "ID token: algorithm \"{$algorithm}\"");
        $fits = static fn(mixed $key): bool => is_array($key)
            && ($key['kty'] ?? null) === $type
            && in_array($key['use'] ?? 'sig', ['sig'], true)
            && in_array($key['alg'] ?? $algorithm, [$algorithm], true)
            && (!isset($header['kid']) || ($key['kid'] ?? null) === $header['kid']);
        $list = is_array($keys['keys'] ?? null) ? $keys['keys'] : [];
        $fitting = array_values(array_filter($list, $fits));
        if (count($fitting) !== 1 || !is_array($fitting[0])) {
            throw new LoginError(Problem::Refused, 'ID token: no key, or several keys, for it');
        }
        require_once dirname(__DIR__, 2) . '/lib/php-jwt/autoload.php';
        try {
            return JWK::parseKey($fitting[0], $algorithm) ?? throw new \DomainException('unsupported key');
        } catch (\Throwable $error) {
            throw new LoginError(Problem::Refused, 'ID token: ' . $error->getMessage());
        }
    }
}
