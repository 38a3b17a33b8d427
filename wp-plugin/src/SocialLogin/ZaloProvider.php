<?php

declare(strict_types=1);

namespace Mullion\SocialLogin;

defined('ABSPATH') || exit;
// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- for the log, never for a page.

/**
 * Zalo's OAuth v4: its own names (`app_id`, a `secret_key` header, an `access_token` header), PKCE, errors
 * in answers of 200, and no address of the person.
 */
final class ZaloProvider extends PlainOAuth
{
    public function id(): string
    {
        return 'zalo';
    }

    public function label(): string
    {
        return 'Zalo';
    }

    protected function query(Attempt $attempt, string $state): array
    {
        return [
            'app_id' => $this->client,
            'redirect_uri' => Address::callback('zalo'),
            'code_challenge' => Pkce::challenge($attempt->verifier),
            'state' => $state,
        ];
    }

    public function identify(string $code, Attempt $attempt): Identity
    {
        $tokens = self::checked($this->http->post($this->addresses['token'], [
            'grant_type' => 'authorization_code',
            'app_id' => $this->client,
            'code' => $code,
            'code_verifier' => $attempt->verifier,
        ], ['secret_key' => $this->secret]));
        $token = $tokens['access_token'] ?? null;
        if (!is_string($token) || $token === '') {
            throw new LoginError(Problem::Refused, 'Zalo gave no access token.');
        }
        $url = $this->addresses['person'] . '?' . http_build_query(['fields' => 'id,name']);
        $proof = hash_hmac('sha256', $token, $this->secret);
        $person = self::checked($this->http->get($url, ['access_token' => $token, 'appsecret_proof' => $proof]));
        return Identity::ofClaims(
            'zalo',
            'https://zalo.me',
            ['sub' => $person['id'] ?? null, 'name' => $person['name'] ?? null],
        );
    }

    /**
     * @param array<mixed> $answer
     *
     * @return array<mixed>
     */
    private static function checked(array $answer): array
    {
        $error = $answer['error'] ?? 0;
        if ($error === 0) {
            return $answer;
        }
        throw new LoginError(
            Problem::Refused,
            'Zalo answered with error ' . (is_scalar($error) ? (string) $error : '?'),
        );
    }
}
