<?php

declare(strict_types=1);

namespace Mullion\Tests\SocialLogin;

use Mullion\SocialLogin\Identity;
use Mullion\SocialLogin\LoginError;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class IdentityTest extends TestCase
{
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

    public function testAnAddressOfWhichWordPressWouldMakeAnotherIsNone(): void
    {
        foreach (['"a,b"@example.com', '"a b"@example.com', 'an@[127.0.0.1]', 'an@[IPv6:::1]'] as $email) {
            self::assertSame('', Identity::address($email), $email);
            $identity = Identity::ofClaims('oidc', 'https://issuer.example', ['sub' => '1', 'email' => $email, 'email_verified' => true]);
            self::assertSame(['', false], [$identity->email, $identity->isVerified], $email);
        }
        self::assertSame('an+tag.b@mail.example.com', Identity::address('an+tag.b@mail.example.com'));
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
}
