<?php

declare(strict_types=1);

namespace Mullion\Tests\SocialLogin;

use Mullion\SocialLogin\IdToken;
use Mullion\SocialLogin\LoginError;
use Mullion\Tests\TokenIssuer;
use Mullion\Vendor\JWT\JWT;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class IdTokenTest extends TestCase
{
    public static function setUpBeforeClass(): void
    {
        require_once dirname(__DIR__, 3) . '/wp-plugin/lib/php-jwt/autoload.php';
    }

    public function testAGoodTokenGivesItsClaims(): void
    {
        self::assertSame('an-1', self::check(TokenIssuer::token()) ['sub']);
    }

    public function testSeveralAudiencesWithUsAsTheParty(): void
    {
        self::assertSame('an-1', self::check(TokenIssuer::token(['aud' => ['shop', 'other'], 'azp' => 'shop'])) ['sub']);
    }

    public function testAnEllipticCurveIsAsGood(): void
    {
        $key = openssl_pkey_new(['private_key_type' => OPENSSL_KEYTYPE_EC, 'curve_name' => 'prime256v1']);
        self::assertNotFalse($key);
        openssl_pkey_export($key, $private);
        self::assertIsString($private);
        /** @var array{ec: array{x: string, y: string}} $details */
        $details = openssl_pkey_get_details($key);
        // OpenSSL leaves out a coordinate's leading zeros; a JWK has all 32 octets (RFC 7518, 6.2.1.2).
        [$x, $y] = array_map(
            static fn(string $coordinate): string => TokenIssuer::base64Url(str_pad($coordinate, 32, "\0", STR_PAD_LEFT)),
            [$details['ec']['x'], $details['ec']['y']],
        );
        $jwk = ['kty' => 'EC', 'crv' => 'P-256', 'kid' => 'e', 'x' => $x, 'y' => $y];
        $token = JWT::encode(TokenIssuer::claims(), $private, 'ES256', 'e');

        self::assertSame('an-1', (new IdToken([TokenIssuer::ADDRESS], 'shop', 'n'))->claims($token, ['keys' => [$jwk]])['sub']);
    }

    /** @return iterable<string, array{array<string, mixed>}> */
    public static function badClaims(): iterable
    {
        $now = time();
        yield 'another issuer' => [['iss' => 'https://issuer.example.evil.example']];
        yield 'an issuer with a slash' => [['iss' => TokenIssuer::ADDRESS . '/']];
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
        self::check(TokenIssuer::token($claims));
    }

    public function testWithoutANonceOfOursNothingIsAccepted(): void
    {
        $this->expectException(LoginError::class);
        (new IdToken([TokenIssuer::ADDRESS], 'shop', ''))->claims(TokenIssuer::token(['nonce' => '']), TokenIssuer::keys());
    }

    /** @return iterable<string, array{callable(): string}> */
    public static function badTokens(): iterable
    {
        $head = static fn(array $header): string => TokenIssuer::base64Url((string) json_encode($header));
        $body = static fn(): string => explode('.', TokenIssuer::token())[1];
        yield 'empty' => [static fn(): string => ''];
        yield 'two parts' => [static fn(): string => 'a.b'];
        yield 'no JSON' => [static fn(): string => 'a.b.c'];
        yield 'none' => [static fn(): string => $head(['alg' => 'none']) . '.' . $body() . '.'];
        yield 'None' => [static fn(): string => $head(['alg' => 'None']) . '.' . $body() . '.'];
        yield 'an algorithm that is a list' => [static fn(): string => $head(['alg' => ['RS256']]) . '.' . $body() . '.x'];
        yield 'no signature' => [static fn(): string => $head(['alg' => 'RS256', 'kid' => 'k']) . '.' . $body() . '.'];
        yield 'HS256 with the public key' => [static fn(): string => JWT::encode(TokenIssuer::claims(), TokenIssuer::publicPem(), 'HS256', 'k')];
        yield 'another key' => [static fn(): string => JWT::encode(TokenIssuer::claims(), TokenIssuer::newRsa()['private'], 'RS256', 'k')];
        yield 'an unknown key id' => [static fn(): string => JWT::encode(TokenIssuer::claims(), TokenIssuer::rsa()['private'], 'RS256', 'unknown')];
        yield 'another algorithm than the key is for' => [static fn(): string => JWT::encode(TokenIssuer::claims(), TokenIssuer::rsa()['private'], 'RS512', 'k')];
        yield 'changed claims' => [static function (): string {
            [$head, , $signature] = explode('.', TokenIssuer::token());
            return implode('.', [$head, TokenIssuer::base64Url((string) json_encode(['sub' => 'admin'] + TokenIssuer::claims())), $signature]);
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
            $token = TokenIssuer::base64Url((string) json_encode(['alg' => $algorithm])) . '.' . explode('.', TokenIssuer::token())[1] . '.x';
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
        yield 'for encryption' => [['keys' => [['use' => 'enc'] + TokenIssuer::rsa()['jwk']]]];
        yield 'a shared secret' => [['keys' => [['kty' => 'oct', 'k' => 'c2VjcmV0', 'kid' => 'k', 'alg' => 'RS256']]]];
        yield 'broken' => [['keys' => [['n' => ''] + TokenIssuer::rsa()['jwk']]]];
        yield 'two of one name' => [['keys' => [TokenIssuer::rsa()['jwk'], TokenIssuer::rsa()['jwk']]]];
    }

    /** @param array<mixed> $keys */
    #[DataProvider('badKeys')]
    public function testBadKeysAreRefused(array $keys): void
    {
        $this->expectException(LoginError::class);
        (new IdToken([TokenIssuer::ADDRESS], 'shop', 'n'))->claims(TokenIssuer::token(), $keys);
    }

    /** @return array<mixed> */
    private static function check(string $token): array
    {
        return (new IdToken([TokenIssuer::ADDRESS], 'shop', 'n'))->claims($token, TokenIssuer::keys());
    }
}
