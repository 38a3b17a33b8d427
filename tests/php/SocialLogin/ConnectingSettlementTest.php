<?php

declare(strict_types=1);

namespace Mullion\Tests\SocialLogin;

use Mullion\SocialLogin\Identity;
use Mullion\SocialLogin\Problem;
use Mullion\Tests\World\Users;

/** Somebody who is logged in connects a login from elsewhere to their account. */
final class ConnectingSettlementTest extends LoginTestCase
{
    public function testWhoIsLoggedInConnectsAndKeepsTheirSession(): void
    {
        $user = $this->current('an@shop.example');

        $ending = $this->settlement->settle(self::identity('khac@gmail.example', false), self::attempt($user));

        self::assertTrue($ending->isDone);
        self::assertSame($user, $this->connections->account(self::identity()));
        self::assertSame([[], 0], [Users::$loggedIn, Users::$endedSessions]);
    }

    public function testConnectingTwiceIsDoneOnce(): void
    {
        $user = $this->current('an@shop.example');
        $this->settlement->settle(self::identity(), self::attempt($user));

        self::assertTrue($this->settlement->settle(self::identity(), self::attempt($user))->isDone);
        self::assertCount(1, self::rows('logins'));
    }

    public function testWhatAnotherAccountHasIsNotTakenFromIt(): void
    {
        $other = $this->connected('binh@shop.example');
        $user = $this->current('an@shop.example');

        self::assertSame(Problem::Elsewhere, $this->problem(self::identity(), $user));
        self::assertSame($other, $this->connections->account(self::identity()));
    }

    public function testOfTwoAccountsThatConnectAtOnceOneDoes(): void
    {
        $other = Users::add('binh@shop.example')->ID;
        $user = $this->current('an@shop.example');
        $GLOBALS['wpdb']->meanwhile['INSERT'] = fn(): bool => $this->connections->add(self::identity(), $other);

        self::assertSame(Problem::Elsewhere, $this->problem(self::identity(), $user));
        self::assertSame($other, $this->connections->account(self::identity()));
    }

    public function testWhoHasLoggedOutOrIsSomebodyElseMeanwhileConnectsNothing(): void
    {
        $user = $this->current('an@shop.example');
        foreach ([0, Users::add('binh@shop.example')->ID] as $now) {
            Users::$current = $now;
            self::assertSame(Problem::Elsewhere, $this->problem(self::identity(), $user));
        }
        self::assertSame([], self::rows('logins'));
    }

    public function testStaffConnectNothing(): void
    {
        $user = $this->current('chu@shop.example', 'administrator');

        self::assertSame(Problem::Privileged, $this->problem(self::identity(), $user));
        self::assertSame([], self::rows('logins'));
    }

    private function problem(Identity $identity, int $user = 0): ?Problem
    {
        return self::problemOf(fn() => $this->settlement->settle($identity, self::attempt($user)));
    }

    /** An account to which the identity is connected. */
    private function connected(string $email, string $role = 'customer'): int
    {
        $user = Users::add($email, $role)->ID;
        self::assertTrue($this->connections->add(self::identity(), $user));
        return $user;
    }

    private function current(string $email, string $role = 'customer'): int
    {
        return Users::$current = Users::add($email, $role)->ID;
    }
}
