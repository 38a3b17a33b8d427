<?php

declare(strict_types=1);

namespace Mullion\Tests\SocialLogin;

use Mullion\SocialLogin\Problem;
use Mullion\Tests\World\Site;
use Mullion\Tests\World\Users;

/** What becomes of somebody who has proved an address: by the link in a mail, or by their password. */
final class ProvedSettlementTest extends LoginTestCase
{
    public function testWhoProvedTheAddressEntersTheAccountThatHasItAndIsConnected(): void
    {
        $user = Users::add('an@shop.example')->ID;

        $this->settlement->settleProved(self::identity('', false), 'an@shop.example');

        self::assertSame([$user], Users::$loggedIn);
        self::assertSame($user, $this->connections->account(self::identity()));
    }

    public function testWithoutAnAccountTheyGetOneWithTheAddressThatTheyProved(): void
    {
        Site::$options['users_can_register'] = '1';

        $this->settlement->settleProved(self::identity('claimed@shop.example', false), 'proved@shop.example');

        self::assertSame(['proved@shop.example'], array_values(array_map(static fn(\WP_User $one): string => $one->user_email, Users::$all)));
        self::assertSame([array_key_first(Users::$all)], Users::$loggedIn);
    }

    public function testWhereNoAccountsAreOpenedTheyGetNone(): void
    {
        self::assertSame(Problem::Closed, $this->problem('an@shop.example'));
        self::assertSame([[], []], [Users::$all, self::rows('logins')]);
    }

    public function testStaffAreNotEnteredByMail(): void
    {
        Users::add('chu@shop.example', 'administrator');

        self::assertSame(Problem::Privileged, $this->problem('chu@shop.example'));
        self::assertSame([[], []], [Users::$loggedIn, self::rows('logins')]);
    }

    public function testWhoIsConnectedByThenEntersTheirOwnAccount(): void
    {
        $own = Users::add('an@shop.example')->ID;
        $this->connections->add(self::identity(), $own);
        Users::add('binh@shop.example');

        $this->settlement->settleProved(self::identity(), 'binh@shop.example');

        self::assertSame([$own], Users::$loggedIn);
    }

    public function testOfTwoRequestsAtOnceTheSecondDoesNotConnectElsewhere(): void
    {
        Users::add('an@shop.example');
        $other = Users::add('binh@shop.example')->ID;
        $GLOBALS['wpdb']->meanwhile['INSERT'] = fn(): bool => $this->connections->add(self::identity(), $other);

        self::assertSame(Problem::Elsewhere, $this->problem('an@shop.example'));
        self::assertSame([], Users::$loggedIn);
    }

    public function testAPasswordInTheBrowserThatBeganConnects(): void
    {
        $user = Users::add('An@Shop.example');
        $this->begin('an@shop.example');

        $this->settlement->connectAfterLogin('an', $user);
        self::nextRequest();

        self::assertSame($user->ID, $this->connections->account(self::identity()));
        self::assertNull($this->proof->pending(), 'It is over.');
    }

    public function testAPasswordInAnotherBrowserConnectsNothing(): void
    {
        $user = Users::add('an@shop.example');
        $this->begin('an@shop.example');
        $_COOKIE = [];

        $this->settlement->connectAfterLogin('an', $user);

        self::assertSame([], self::rows('logins'));
    }

    /** Somebody else logs in at the same computer. */
    public function testAPasswordOfAnotherAccountConnectsNothingAndTheOwnerCanStillGoOn(): void
    {
        $this->begin('an@shop.example');

        $this->settlement->connectAfterLogin('binh', Users::add('binh@shop.example'));

        self::assertSame([], self::rows('logins'));
        self::assertNotNull($this->proof->pending());
    }

    public function testAnUnverifiedAddressIsNotProvedByAPassword(): void
    {
        $this->begin('an@shop.example', false);

        $this->settlement->connectAfterLogin('an', Users::add('an@shop.example'));

        self::assertSame([], self::rows('logins'));
    }

    public function testThePasswordOfStaffConnectsNothing(): void
    {
        $this->begin('chu@shop.example');

        $this->settlement->connectAfterLogin('chu', Users::add('chu@shop.example', 'administrator'));

        self::assertSame([], self::rows('logins'));
    }

    /** Other plugins run the hook without a user. */
    public function testALoginOfNobodyConnectsNothing(): void
    {
        $this->begin('an@shop.example');
        $this->settlement->connectAfterLogin('an');
        $this->settlement->connectAfterLogin('an', null);

        self::assertSame([], self::rows('logins'));
    }

    public function testALoginWithoutAnythingPendingIsAnOrdinaryOne(): void
    {
        $this->settlement->connectAfterLogin('an', Users::add('an@shop.example'));

        self::assertSame([], self::rows('logins'));
    }

    private function begin(string $email, bool $isVerified = true): void
    {
        $this->proof->begin(self::identity($email, $isVerified), 'https://shop.example/');
        self::nextRequest();
    }

    private function problem(string $email): ?Problem
    {
        return self::problemOf(fn() => $this->settlement->settleProved(self::identity(), $email));
    }
}
