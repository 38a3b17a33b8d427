<?php

declare(strict_types=1);

namespace Mullion\Tests;

use Mullion\SocialLogin\Destination;
use Mullion\SocialLogin\Identity;
use Mullion\SocialLogin\LoginError;
use Mullion\SocialLogin\Outcome;
use Mullion\SocialLogin\Pkce;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class SocialLoginTest extends TestCase
{
    public function testTheChallengeIsThatOfRfc7636(): void
    {
        self::assertSame('E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM', Pkce::challenge('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'));
    }

    public function testAVerifierHas43CharactersAndIsNeverTheSame(): void
    {
        $verifiers = array_map(static fn(): string => Pkce::verifier(), range(1, 50));

        self::assertSame([], preg_grep('/^[A-Za-z0-9_-]{43}$/', $verifiers, PREG_GREP_INVERT));
        self::assertCount(50, array_unique($verifiers));
    }

    /** @return iterable<string, array{array<string, bool|int>, Outcome}> */
    public static function decisions(): iterable
    {
        // Who is known by provider and subject enters, whatever the address.
        yield 'connected' => [['connected' => 7], Outcome::LogIn];
        yield 'connected, address unverified' => [['connected' => 7, 'isVerified' => false], Outcome::LogIn];
        yield 'connected, address of another account' => [['connected' => 7, 'owner' => 8], Outcome::LogIn];
        yield 'connected to staff' => [['connected' => 7, 'isForbidden' => true], Outcome::RefusePrivileged];

        yield 'nobody knows them' => [[], Outcome::Register];
        yield 'nobody knows them, closed' => [['mayRegister' => false], Outcome::RefuseClosed];
        yield 'the address has an account' => [['owner' => 8], Outcome::Confirm];
        yield 'the address has an account, closed' => [['owner' => 8, 'mayRegister' => false], Outcome::Confirm];
        yield 'the address is of staff' => [['owner' => 1, 'isForbidden' => true], Outcome::RefusePrivileged];

        // The same for addresses that are known, unknown, or of staff.
        yield 'unverified' => [['isVerified' => false], Outcome::AskAddress];
        yield 'unverified, with an account' => [['isVerified' => false, 'owner' => 8], Outcome::AskAddress];
        yield 'unverified, staff' => [['isVerified' => false, 'owner' => 1, 'isForbidden' => true], Outcome::AskAddress];
        yield 'unverified, closed' => [['isVerified' => false, 'mayRegister' => false], Outcome::AskAddress];

        yield 'connecting' => [['isConnecting' => true, 'current' => 7], Outcome::Connect];
        yield 'connecting, unverified' => [['isConnecting' => true, 'current' => 7, 'isVerified' => false], Outcome::Connect];
        yield 'connecting, address of another' => [['isConnecting' => true, 'current' => 7, 'owner' => 8], Outcome::Connect];
        yield 'connecting again' => [['isConnecting' => true, 'current' => 7, 'connected' => 7], Outcome::AlreadyConnected];
        yield 'connecting what another has' => [['isConnecting' => true, 'current' => 7, 'connected' => 8], Outcome::RefuseElsewhere];
        yield 'connecting, and logged out meanwhile' => [['isConnecting' => true], Outcome::RefuseElsewhere];
        yield 'connecting as staff' => [['isConnecting' => true, 'current' => 1, 'isForbidden' => true], Outcome::RefusePrivileged];
    }

    /** @param array<string, bool|int> $facts */
    #[DataProvider('decisions')]
    public function testDecides(array $facts, Outcome $expected): void
    {
        /** @var array{isConnecting: bool, current: int, connected: int, isVerified: bool, owner: int, isForbidden: bool, mayRegister: bool} $all */
        $all = $facts + ['isConnecting' => false, 'current' => 0, 'connected' => 0, 'isVerified' => true, 'owner' => 0, 'isForbidden' => false, 'mayRegister' => true];

        self::assertSame($expected, Outcome::of(...$all));
    }

    /** @return iterable<string, array{mixed, bool}> */
    public static function verifications(): iterable
    {
        yield 'true' => [true, true];
        yield 'false' => [false, false];
        yield '"true"' => ['true', false];
        yield '"false"' => ['false', false];
        yield '1' => [1, false];
        yield 'null' => [null, false];
        yield 'a list' => [[true], false];
    }

    #[DataProvider('verifications')]
    public function testAnAddressIsVerifiedByTheBooleanTrueAlone(mixed $says, bool $expected): void
    {
        $identity = Identity::ofClaims('oidc', 'https://issuer.example', ['sub' => '1', 'email' => 'an@example.com', 'email_verified' => $says]);

        self::assertSame($expected, $identity->isVerified);
    }

    public function testWhatIsNoAddressIsNone(): void
    {
        foreach (['', 'an', "an@example.com\nBcc: x@example.com", str_repeat('a', 95) . '@b.vn', ['an@example.com']] as $email) {
            $identity = Identity::ofClaims('oidc', 'https://issuer.example', ['sub' => '1', 'email' => $email, 'email_verified' => true]);
            self::assertSame(['', false], [$identity->email, $identity->isVerified]);
        }
    }

    public function testSubjectsOfDifferentCaseOrIssuerAreDifferentPeople(): void
    {
        $keys = [];
        foreach ([['https://a.example', 'Abc'], ['https://a.example', 'abc'], ['https://b.example', 'abc']] as [$issuer, $subject]) {
            $keys[] = (new Identity('oidc', $issuer, $subject))->key();
        }

        self::assertCount(3, array_unique($keys));
    }

    /** @return iterable<string, array{mixed}> */
    public static function subjects(): iterable
    {
        yield from ['missing' => [null], 'empty' => [''], 'a number' => [7], 'a list' => [['1']], 'too long' => [str_repeat('1', 256)]];
    }

    #[DataProvider('subjects')]
    public function testNobodyIsKnownWithoutASubject(mixed $subject): void
    {
        $this->expectException(LoginError::class);
        Identity::ofClaims('oidc', 'https://issuer.example', ['sub' => $subject]);
    }

    /** The same list that the script's `safeUrl` is tested with; relative addresses that need a base are left out here. */
    public function testOnlyAddressesOfThisSiteAreGoneTo(): void
    {
        /** @var list<array{value: string, allowed: bool}> $corpus */
        $corpus = json_decode((string) file_get_contents(dirname(__DIR__) . '/unit/url-corpus.json'), true);
        $allowed = [];
        foreach ($corpus as $entry) {
            $value = strtr($entry['value'], ['{origin}' => 'https://shop.example', '{host}' => 'shop.example']);
            if (!$entry['allowed'] && Destination::isOurs($value, 'https://shop.example/')) {
                $allowed[] = $value;
            }
        }

        self::assertGreaterThan(40, count($corpus));
        self::assertSame([], $allowed);
        foreach (['/gio-hang/', '/?a=1#b', 'https://shop.example/x', 'https://SHOP.example:443/'] as $own) {
            self::assertTrue(Destination::isOurs($own, 'https://shop.example/'), $own);
        }
        foreach (['https://shop.example:8443/', 'http://shop.example/', 'https://shop.example@evil.example/', 'https://shop.example.evil.example/'] as $other) {
            self::assertFalse(Destination::isOurs($other, 'https://shop.example/'), $other);
        }
    }
}
