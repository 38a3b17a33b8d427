<?php

declare(strict_types=1);

namespace Mullion\Tests\WordPress;

use Mullion\Tests\TokenIssuer;

/** An OpenID provider that answers WordPress's HTTP requests; what it says is set by each test. */
final class OpenIdProvider
{
    /** Nothing listens there: whatever reaches the network fails. */
    public const ADDRESS = 'http://127.0.0.1:1';

    /** @var array<string, mixed> What it says in ID tokens; null leaves a claim out. */
    public array $claims = LoginTestCase::AN;

    /** @var (\Closure(string): ?string)|null Makes another ID token of the one it gives, or none. */
    public ?\Closure $token = null;

    /** @var array<string, mixed> Laid over its discovery document. */
    public array $discovery = [];

    /** @var array<string, mixed> Laid over its user info. */
    public array $userInfo = [];

    /** @var array{int, array<string, mixed>|string}|null What its token endpoint answers instead. */
    public ?array $answer = null;

    /** @var array<string, array<mixed>> What was asked for with each code. */
    private array $codes = [];

    public function __construct()
    {
        // Made here, the key is the same in every process that answers.
        TokenIssuer::rsa();
    }

    /** The visitor says yes there: the address that leads back. */
    public function authorize(string $address): string
    {
        parse_str((string) parse_url($address, PHP_URL_QUERY), $asked);
        $code = 'code-' . count($this->codes);
        $this->codes[$code] = $asked;
        return $asked['redirect_uri'] . '&' . http_build_query(['code' => $code, 'state' => $asked['state']]);
    }

    /**
     * @param array<string, mixed> $request
     *
     * @return array{int, array<string, mixed>|string}|null Null where the address isn't its own.
     */
    public function respond(string $url, array $request): ?array
    {
        return match ($url) {
            self::ADDRESS . '/.well-known/openid-configuration' => [200, $this->discovery + [
                'issuer' => self::ADDRESS,
                'authorization_endpoint' => self::ADDRESS . '/authorize',
                'token_endpoint' => self::ADDRESS . '/token',
                'jwks_uri' => self::ADDRESS . '/jwks',
                'userinfo_endpoint' => self::ADDRESS . '/userinfo',
            ]],
            self::ADDRESS . '/token' => $this->tokens($request['body'], $request['headers']),
            self::ADDRESS . '/jwks' => [200, TokenIssuer::keys()],
            self::ADDRESS . '/userinfo' => $request['headers']['Authorization'] === 'Bearer access'
                ? [200, $this->userInfo + ['sub' => $this->claims['sub']]]
                : [401, []],
            default => null,
        };
    }

    /**
     * @param array<string, string> $body
     * @param array<string, string> $headers
     *
     * @return array{int, array<string, mixed>|string}
     */
    private function tokens(array $body, array $headers): array
    {
        $code = $body['code'] ?? '';
        $asked = $this->codes[$code] ?? [];
        $isUsed = in_array($code, Journal::of('code'), true);
        Journal::note('code', $code);
        if ($this->answer !== null) {
            return $this->answer;
        }
        $isRight = !$isUsed
            && ($headers['Authorization'] ?? '') === 'Basic ' . base64_encode('shop:s3cret')
            && $body['redirect_uri'] === ($asked['redirect_uri'] ?? null)
            && LoginTestCase::challengeOf($body['code_verifier']) === ($asked['code_challenge'] ?? null)
            && ($asked['code_challenge_method'] ?? null) === 'S256';
        if (!$isRight) {
            return [400, ['error' => 'invalid_grant']];
        }
        $token = TokenIssuer::token($this->claims + ['iss' => self::ADDRESS, 'nonce' => $asked['nonce']]);
        $given = $this->token === null ? $token : ($this->token)($token);
        return [200, ['access_token' => 'access'] + ($given === null ? [] : ['id_token' => $given])];
    }
}
