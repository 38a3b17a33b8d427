<?php

declare(strict_types=1);

namespace Mullion\Tests\WordPress;

/** Facebook and Zalo as they speak: each checks what the plugin sends and refuses what is wrong. */
final class SocialProviders
{
    public const ADDRESS = 'http://127.0.0.1:2';

    private string $challenge = '';

    /** The visitor says yes there: the address that leads back. */
    public function authorize(string $address): string
    {
        parse_str((string) parse_url($address, PHP_URL_QUERY), $asked);
        $this->challenge = (string) $asked['code_challenge'];
        return $asked['redirect_uri'] . '&' . http_build_query(['code' => 'code', 'state' => $asked['state']]);
    }

    /**
     * @param array<string, mixed> $request
     *
     * @return array{int, array<string, mixed>|string}|null Null where the address isn't theirs.
     */
    public function respond(string $url, array $request): ?array
    {
        if (!str_starts_with($url, self::ADDRESS)) {
            return null;
        }
        ['headers' => $headers, 'body' => $body] = $request;
        parse_str((string) parse_url($url, PHP_URL_QUERY), $query);
        $isProved = ($body['code'] ?? '') === 'code' && LoginTestCase::challengeOf($body['code_verifier'] ?? '') === $this->challenge;
        $proof = hash_hmac('sha256', 'token', 's3cret');
        return match (parse_url($url, PHP_URL_PATH)) {
            '/facebook/token' => $isProved && [$body['client_id'], $body['client_secret']] === ['shop', 's3cret']
                ? [200, ['access_token' => 'token']] : [400, ['error' => ['code' => 100]]],
            '/facebook/me' => [$headers['Authorization'], $query['appsecret_proof']] === ['Bearer token', $proof]
                ? [200, ['id' => 'fb-1', 'name' => 'An', 'email' => 'an@login.test']] : [400, ['error' => ['code' => 190]]],
            // Zalo says its errors with 200.
            '/zalo/token' => $isProved && [$body['app_id'], $headers['secret_key']] === ['shop', 's3cret']
                ? [200, ['access_token' => 'token', 'expires_in' => '3600']] : [200, ['error' => -14003, 'error_name' => 'Invalid']],
            '/zalo/me' => $headers['access_token'] === 'token'
                ? [200, ['error' => 0, 'message' => 'Success', 'id' => 'zalo-1', 'name' => 'Bình']] : [200, ['error' => 452]],
            default => [404, '<h1>Not found</h1>'],
        };
    }
}
