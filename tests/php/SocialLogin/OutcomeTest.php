<?php

declare(strict_types=1);

namespace Mullion\Tests\SocialLogin;

use Mullion\SocialLogin\Outcome;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class OutcomeTest extends TestCase
{
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
}
