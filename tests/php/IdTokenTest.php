<?php

declare(strict_types=1);

namespace Mullion\Tests;

use Mullion\SocialLogin\IdToken;
use Mullion\SocialLogin\LoginError;
use Mullion\Vendor\JWT\JWT;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** Tokens are signed with keys that are made here. */
final class IdTokenTest extends TestCase
{
    private const ISSUER = 'https://issuer.example';

    /** @var array{private: string, jwk: array<string, string>}|null */
    private static ?array $rsa = null;

    public static function setUpBeforeClass(): void
    {
        require_once dirname(__DIR__, 2) . '/wp-plugin/lib/php-jwt/autoload.php';
    }

    public function testAGoodTokenGivesItsClaims(): void
    {
        self::assertSame('an-1', self::check(self::token()) ['sub']);
    }

    public function testSeveralAudiencesWithUsAsTheParty(): void
    {
        self::assertSame('an-1', self::check(self::token(['aud' => ['shop', 'other'], 'azp' => 'shop'])) ['sub']);
    }

    public function testAnEllipticCurveIsAsGood(): void
    {
        $key = openssl_pkey_new(['private_key_type' => OPENSSL_KEYTYPE_EC, 'curve_name' => 'prime256v1']);
        self::assertNotFalse($key);
        openssl_pkey_export($key, $private);
        self::assertIsString($private);
        /** @var array{ec: array{x: string, y: string}} $details */
        $details = openssl_pkey_get_details($key);
        $jwk = ['kty' => 'EC', 'crv' => 'P-256', 'kid' => 'e', 'x' => self::base64Url($details['ec']['x']), 'y' => self::base64Url($details['ec']['y'])];
        $token = JWT::encode(self::claims(), $private, 'ES256', 'e');

        self::assertSame('an-1', (new IdToken([self::ISSUER], 'shop', 'n'))->claims($token, ['keys' => [$jwk]])['sub']);
    }

    /** @return iterable<string, array{array<string, mixed>}> */
    public static function badClaims(): iterable
    {
        $now = time();
        yield 'another issuer' => [['iss' => 'https://issuer.example.evil.example']];
        yield 'an issuer with a slash' => [['iss' => self::ISSUER . '/']];
        yield 'no issuer' => [['iss' => null]];
        yield 'another audience' => [['aud' => 'other']];
        yield 'no audience' => [['aud' => null]];
        yield 'an audience that begins alike' => [['aud' => 'shop2']];
        yield 'several audiences without us' => [['aud' => ['a', 'b'], 'azp' => 'shop']];
        yield 'several audiences, no party' => [['aud' => ['shop', 'other']]];
        yield 'another party' => [['azp' => 'other']];
        yield 'a party that is a list' => [['azp' => ['shop']]];
        yield 'expired' => [['exp' => $now - 120]];
        yield 'no expiry' => [['exp' => null]];
        yield 'an expiry in words' => [['exp' => '9999999999']];
        yield 'an expiry that is a list' => [['exp' => [9999999999]]];
        yield 'made in the future' => [['iat' => $now + 600]];
        yield 'made long ago' => [['iat' => $now - 86400]];
        yield 'no time' => [['iat' => null]];
        yield 'not before tomorrow' => [['nbf' => $now + 86400]];
        yield 'another nonce' => [['nonce' => 'm']];
        yield 'no nonce' => [['nonce' => null]];
        yield 'a nonce that is true' => [['nonce' => true]];
        yield 'a nonce that is a list' => [['nonce' => ['n']]];
    }

    /** @param array<string, mixed> $claims */
    #[DataProvider('badClaims')]
    public function testBadClaimsAreRefused(array $claims): void
    {
        $this->expectException(LoginError::class);
        self::check(self::token($claims));
    }

    public function testWithoutANonceOfOursNothingIsAccepted(): void
    {
        $this->expectException(LoginError::class);
        (new IdToken([self::ISSUER], 'shop', ''))->claims(self::token(['nonce' => '']), self::keys());
    }

    /** @return iterable<string, array{callable(): string}> */
    public static function badTokens(): iterable
    {
        $head = static fn(array $header): string => self::base64Url((string) json_encode($header));
        $body = static fn(): string => explode('.', self::token())[1];
        yield 'empty' => [static fn(): string => ''];
        yield 'two parts' => [static fn(): string => 'a.b'];
        yield 'no JSON' => [static fn(): string => 'a.b.c'];
        yield 'none' => [static fn(): string => $head(['alg' => 'none']) . '.' . $body() . '.'];
        yield 'None' => [static fn(): string => $head(['alg' => 'None']) . '.' . $body() . '.'];
        yield 'an algorithm that is a list' => [static fn(): string => $head(['alg' => ['RS256']]) . '.' . $body() . '.x'];
        yield 'no signature' => [static fn(): string => $head(['alg' => 'RS256', 'kid' => 'k']) . '.' . $body() . '.'];
        yield 'HS256 with the public key' => [static fn(): string => JWT::encode(self::claims(), self::publicPem(), 'HS256', 'k')];
        yield 'another key' => [static fn(): string => JWT::encode(self::claims(), self::newRsa()['private'], 'RS256', 'k')];
        yield 'an unknown key id' => [static fn(): string => JWT::encode(self::claims(), self::rsa()['private'], 'RS256', 'unknown')];
        yield 'another algorithm than the key is for' => [static fn(): string => JWT::encode(self::claims(), self::rsa()['private'], 'RS512', 'k')];
        yield 'changed claims' => [static function (): string {
            [$head, , $signature] = explode('.', self::token());
            return implode('.', [$head, self::base64Url((string) json_encode(['sub' => 'admin'] + self::claims())), $signature]);
        }];
    }

    /** @param callable(): string $token */
    #[DataProvider('badTokens')]
    public function testBadTokensAreRefused(callable $token): void
    {
        $this->expectException(LoginError::class);
        self::check($token());
    }

    /** The list refuses first, whatever the library would make of it. */
    public function testAlgorithmsThatAreNotOnTheListAreRefusedByTheList(): void
    {
        foreach (['none', 'HS256', 'ES512', ''] as $algorithm) {
            $token = self::base64Url((string) json_encode(['alg' => $algorithm])) . '.' . explode('.', self::token())[1] . '.x';
            try {
                self::check($token);
                self::fail('It was accepted.');
            } catch (LoginError $error) {
                self::assertStringContainsString("algorithm \"{$algorithm}\"", $error->getMessage());
            }
        }
    }

    /** @return iterable<string, array{array<mixed>}> */
    public static function badKeys(): iterable
    {
        yield 'none' => [['keys' => []]];
        yield 'no set' => [['error' => 'x']];
        yield 'not a set' => [['keys' => 'x']];
        yield 'for encryption' => [['keys' => [['use' => 'enc'] + self::rsa()['jwk']]]];
        yield 'a shared secret' => [['keys' => [['kty' => 'oct', 'k' => 'c2VjcmV0', 'kid' => 'k', 'alg' => 'RS256']]]];
        yield 'broken' => [['keys' => [['n' => ''] + self::rsa()['jwk']]]];
        yield 'two of one name' => [['keys' => [self::rsa()['jwk'], self::rsa()['jwk']]]];
    }

    /** @param array<mixed> $keys */
    #[DataProvider('badKeys')]
    public function testBadKeysAreRefused(array $keys): void
    {
        $this->expectException(LoginError::class);
        (new IdToken([self::ISSUER], 'shop', 'n'))->claims(self::token(), $keys);
    }

    /** @return array<mixed> */
    private static function check(string $token): array
    {
        return (new IdToken([self::ISSUER], 'shop', 'n'))->claims($token, self::keys());
    }

    /** @param array<string, mixed> $more Null leaves a claim out. */
    private static function token(array $more = []): string
    {
        $claims = array_filter($more + self::claims(), static fn(mixed $value): bool => $value !== null);
        $input = self::base64Url('{"alg":"RS256","kid":"k"}') . '.' . self::base64Url((string) json_encode($claims));
        openssl_sign($input, $signature, self::rsa()['private'], OPENSSL_ALGO_SHA256);
        return $input . '.' . self::base64Url(is_string($signature) ? $signature : '');
    }

    /** @return array<string, mixed> */
    private static function claims(): array
    {
        return ['iss' => self::ISSUER, 'aud' => 'shop', 'sub' => 'an-1', 'nonce' => 'n', 'iat' => time(), 'exp' => time() + 600];
    }

    /** @return array<mixed> */
    private static function keys(): array
    {
        return ['keys' => [self::rsa()['jwk']]];
    }

    /** @return array{private: string, jwk: array<string, string>} */
    private static function rsa(): array
    {
        return self::$rsa ??= self::newRsa();
    }

    /** @return array{private: string, jwk: array<string, string>} */
    private static function newRsa(): array
    {
        $key = openssl_pkey_new(['private_key_type' => OPENSSL_KEYTYPE_RSA, 'private_key_bits' => 2048]);
        self::assertNotFalse($key);
        openssl_pkey_export($key, $private);
        /** @var array{rsa: array{n: string, e: string}} $details */
        $details = openssl_pkey_get_details($key);
        $jwk = ['kty' => 'RSA', 'alg' => 'RS256', 'kid' => 'k', 'n' => self::base64Url($details['rsa']['n']), 'e' => self::base64Url($details['rsa']['e'])];
        return ['private' => is_string($private) ? $private : '', 'jwk' => $jwk];
    }

    private static function publicPem(): string
    {
        $key = openssl_pkey_get_private(self::rsa()['private']);
        $details = $key === false ? false : openssl_pkey_get_details($key);
        return is_array($details) && is_string($details['key'] ?? null) ? $details['key'] : '';
    }

    private static function base64Url(string $bytes): string
    {
        return rtrim(strtr(base64_encode($bytes), '+/', '-_'), '=');
    }
}
