<?php

declare(strict_types=1);

namespace Mullion\Tests\SocialLogin;

use Mullion\SocialLogin\Pkce;
use PHPUnit\Framework\TestCase;

final class PkceTest extends TestCase
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
}
