<?php

declare(strict_types=1);

namespace Mullion\SocialLogin;

defined('ABSPATH') || exit;
// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- for the log, never for a page.

/**
 * Facebook Login. It names an address and never says whether that is verified, so the address counts
 * as unverified: whoever has it proves it by mail once.
 */
final class FacebookProvider extends PlainOAuth
{
    public function id(): string
    {
        return 'facebook';
    }

    public function label(): string
    {
        return 'Facebook';
    }

    protected function query(Attempt $attempt, string $state): array
    {
        return [
            'response_type' => 'code',
            'client_id' => $this->client,
            'redirect_uri' => Address::callback('facebook'),
            'scope' => 'public_profile,email',
            'state' => $state,
            'code_challenge' => Pkce::challenge($attempt->verifier),
            'code_challenge_method' => 'S256',
        ];
    }

    public function identify(string $code, Attempt $attempt): Identity
    {
        $tokens = $this->http->post($this->addresses['token'], [
            'grant_type' => 'authorization_code',
            'client_id' => $this->client,
            'client_secret' => $this->secret,
            'redirect_uri' => Address::callback('facebook'),
            'code' => $code,
            'code_verifier' => $attempt->verifier,
        ]);
        $token = $tokens['access_token'] ?? null;
        if (!is_string($token) || $token === '') {
            throw new LoginError(Problem::Refused, 'Facebook gave no access token.');
        }
        $person = $this->http->get($this->addresses['person'] . '?' . http_build_query([
            'fields' => 'id,name,email',
            'appsecret_proof' => hash_hmac('sha256', $token, $this->secret),
        ]), ['Authorization' => "Bearer {$token}"]);
        $claims = [
            'sub' => $person['id'] ?? null,
            'name' => $person['name'] ?? null,
            'email' => $person['email'] ?? null,
        ];
        return Identity::ofClaims('facebook', 'https://www.facebook.com', $claims);
    }
}
