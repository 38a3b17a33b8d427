<?php

declare(strict_types=1);

namespace Mullion\Tests\WordPress;

use Mullion\Tests\TokenIssuer;
use PHPUnit\Framework\Attributes\DataProvider;

/** What a provider's ID token comes to; the whole table of what is wrong with one is in IdTokenTest. */
final class SocialLoginTokensTest extends LoginTestCase
{
    /** @return iterable<string, array{array<string, mixed>}> */
    public static function claims(): iterable
    {
        yield 'of another issuer' => [['iss' => 'https://evil.example']];
        yield 'that has expired' => [['exp' => time() - 300, 'iat' => time() - 600]];
    }

    /** @param array<string, mixed> $claims */
    #[DataProvider('claims')]
    public function testATokenIsRefused(array $claims): void
    {
        $this->openId->claims = $claims + self::AN;

        $this->assertIdTokenRefused();
    }

    /** @return iterable<string, array{\Closure(string): ?string}> */
    public static function forgeries(): iterable
    {
        $encode = static fn(array $value): string => TokenIssuer::base64Url((string) json_encode($value));
        yield 'signed by somebody else' => [static function (string $token): string {
            $input = substr($token, 0, (int) strrpos($token, '.'));
            openssl_sign($input, $signature, TokenIssuer::newRsa()['private'], OPENSSL_ALGO_SHA256);
            return "{$input}." . TokenIssuer::base64Url((string) $signature);
        }];
        yield 'not signed (alg none)' => [static fn(string $token): string
            => $encode(['alg' => 'none', 'typ' => 'JWT']) . '.' . explode('.', $token)[1] . '.'];
        yield 'signed with our own secret (HS256)' => [static function (string $token) use ($encode): string {
            $input = $encode(['alg' => 'HS256', 'typ' => 'JWT']) . '.' . explode('.', $token)[1];
            return "{$input}." . TokenIssuer::base64Url(hash_hmac('sha256', $input, 's3cret', true));
        }];
        yield 'changed after signing' => [static function (string $token) use ($encode): string {
            [$head, $body, $signature] = explode('.', $token);
            $claims = json_decode((string) base64_decode(strtr($body, '-_', '+/'), true), true);
            return implode('.', [$head, $encode(['sub' => 'somebody-else'] + $claims), $signature]);
        }];
        yield 'that is missing' => [static fn(): ?string => null];
    }

    /** @param \Closure(string): ?string $forge */
    #[DataProvider('forgeries')]
    public function testAForgeryIsRefused(\Closure $forge): void
    {
        $this->openId->token = $forge;

        $this->assertIdTokenRefused();
    }

    private function assertIdTokenRefused(): void
    {
        $answer = $this->login();

        self::assertSame('refused', self::failed($answer));
        self::assertStringContainsString('ID token', Journal::of('failure')[0]);
        $this->assertNothing($answer);
    }
}
