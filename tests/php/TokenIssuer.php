<?php

declare(strict_types=1);

namespace Mullion\Tests;

use RuntimeException;

/** Gives ID tokens as a provider does, signed with a key that is made here. */
final class TokenIssuer
{
    public const ADDRESS = 'https://issuer.example';

    /** @var array{private: string, jwk: array<string, string>}|null */
    private static ?array $rsa = null;

    /** @param array<string, mixed> $more Null leaves a claim out. */
    public static function token(array $more = []): string
    {
        $claims = array_filter($more + self::claims(), static fn(mixed $value): bool => $value !== null);
        $input = self::base64Url('{"alg":"RS256","kid":"k"}') . '.' . self::base64Url((string) json_encode($claims));
        openssl_sign($input, $signature, self::rsa()['private'], OPENSSL_ALGO_SHA256);
        return $input . '.' . self::base64Url(is_string($signature) ? $signature : '');
    }

    /** @return array<string, mixed> */
    public static function claims(): array
    {
        return ['iss' => self::ADDRESS, 'aud' => 'shop', 'sub' => 'an-1', 'nonce' => 'n', 'iat' => time(), 'exp' => time() + 600];
    }

    /** @return array<mixed> */
    public static function keys(): array
    {
        return ['keys' => [self::rsa()['jwk']]];
    }

    /** @return array{private: string, jwk: array<string, string>} */
    public static function rsa(): array
    {
        return self::$rsa ??= self::newRsa();
    }

    /** @return array{private: string, jwk: array<string, string>} */
    public static function newRsa(): array
    {
        $key = openssl_pkey_new(['private_key_type' => OPENSSL_KEYTYPE_RSA, 'private_key_bits' => 2048])
            ?: throw new RuntimeException('OpenSSL makes no key.');
        openssl_pkey_export($key, $private);
        /** @var array{rsa: array{n: string, e: string}} $details */
        $details = openssl_pkey_get_details($key);
        $jwk = ['kty' => 'RSA', 'alg' => 'RS256', 'kid' => 'k', 'n' => self::base64Url($details['rsa']['n']), 'e' => self::base64Url($details['rsa']['e'])];
        return ['private' => is_string($private) ? $private : '', 'jwk' => $jwk];
    }

    public static function publicPem(): string
    {
        $key = openssl_pkey_get_private(self::rsa()['private']);
        $details = $key === false ? false : openssl_pkey_get_details($key);
        return is_array($details) && is_string($details['key'] ?? null) ? $details['key'] : '';
    }

    public static function base64Url(string $bytes): string
    {
        return rtrim(strtr(base64_encode($bytes), '+/', '-_'), '=');
    }
}
