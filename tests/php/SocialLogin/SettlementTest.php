<?php

declare(strict_types=1);

namespace Mullion\Tests\SocialLogin;

use Mullion\SocialLogin\Identity;
use Mullion\SocialLogin\Problem;
use Mullion\Tests\World\Site;
use Mullion\Tests\World\Users;
use PHPUnit\Framework\Attributes\DataProvider;

/** What becomes of somebody whom a provider has named: who gets in, and what is made. */
final class SettlementTest extends LoginTestCase
{
    public function testWhoIsConnectedIsInAndBackWhereTheyWere(): void
    {
        $user = $this->connected('an@shop.example');

        $ending = $this->settlement->settle(self::identity(), self::attempt());

        self::assertSame(['https://shop.example/cua-hang/', true], [$ending->address, $ending->isDone]);
        self::assertSame([$user], Users::$loggedIn);
    }

    /** @return iterable<string, array{Identity}> */
    public static function otherAddresses(): iterable
    {
        yield 'that is unverified' => [self::identity('an@shop.example', false)];
        yield 'of another account' => [self::identity('binh@shop.example')];
        yield 'that nobody has' => [self::identity('moi@shop.example')];
        yield 'of none' => [self::identity('', false)];
    }

    #[DataProvider('otherAddresses')]
    public function testWhoIsConnectedIsKnownBySubjectWhateverTheAddress(Identity $identity): void
    {
        Users::add('binh@shop.example');
        $user = $this->connected('an@shop.example');

        $this->settlement->settle($identity, self::attempt());

        self::assertSame([$user], Users::$loggedIn);
        self::assertCount(2, Users::$all);
    }

    public function testANewCustomerHasAnAccountAndIsConnectedAndIn(): void
    {
        Site::$options['users_can_register'] = '1';

        $ending = $this->settlement->settle(self::identity(), self::attempt());

        [$user] = array_values(Users::$all);
        self::assertTrue($ending->isDone);
        self::assertSame(['an@shop.example', 'Nguyễn Văn An'], [$user->user_email, $user->display_name]);
        self::assertSame($user->ID, $this->connections->account(self::identity()));
        self::assertSame([$user->ID], Users::$loggedIn);
    }

    public function testWhereNoAccountsAreOpenedNothingIsMade(): void
    {
        self::assertSame(Problem::Closed, $this->problem(self::identity()));
        self::assertSame([[], [], []], [Users::$all, Users::$loggedIn, self::rows('logins')]);
    }

    public function testAnAddressThatHasAnAccountIsNotEnteredButHasToBeProved(): void
    {
        Users::add('an@shop.example');
        Site::$options['users_can_register'] = '1';

        $ending = $this->settlement->settle(self::identity(), self::attempt());

        self::assertFalse($ending->isDone);
        self::assertStringContainsString('mullion-login=finish', $ending->address);
        self::assertSame([[], []], [Users::$loggedIn, self::rows('logins')]);
    }

    /** Nobody learns whose address it is. */
    public function testAnUnverifiedAddressIsTreatedTheSameWhetherItIsKnownUnknownOrOfStaff(): void
    {
        Users::add('an@shop.example');
        Users::add('chu@shop.example', 'administrator');
        foreach (['an@shop.example', 'chu@shop.example', 'moi@shop.example', ''] as $email) {
            $ending = $this->settlement->settle(self::identity($email, false), self::attempt());
            self::assertStringContainsString('mullion-login=finish', $ending->address);
            self::assertFalse($ending->isDone);
        }
        self::assertSame([[], []], [Users::$loggedIn, self::rows('logins')]);
    }

    public function testStaffAreNotEntered(): void
    {
        Users::add('chu@shop.example', 'administrator');
        self::assertSame(Problem::Privileged, $this->problem(self::identity('chu@shop.example')));

        Users::$all[$this->connected('an@shop.example')]->capabilities = ['manage_woocommerce'];
        self::assertSame(Problem::Privileged, $this->problem(self::identity()));
        self::assertSame([], Users::$loggedIn);
    }

    public function testStaffAreEnteredWhereTheOwnerWantsSo(): void
    {
        $user = $this->connected('chu@shop.example', 'administrator');
        Site::$options['mullion_social_login'] = ['privileged' => true];

        $this->settlement->settle(self::identity('chu@shop.example'), self::attempt());

        self::assertSame([$user], Users::$loggedIn);
    }

    public function testOfTwoTabsAtOnceOneOpensTheAccountAndBothAreIn(): void
    {
        Site::$options['users_can_register'] = '1';
        $GLOBALS['wpdb']->meanwhile['INSERT'] = fn(): mixed => $this->settlement->settle(self::identity(), self::attempt());

        $this->settlement->settle(self::identity(), self::attempt());

        $user = (int) array_key_first(Users::$all);
        self::assertCount(1, Users::$all);
        self::assertSame([$user, $user], Users::$loggedIn);
    }

    /** The account has the address already, and is not yet connected: it is theirs all the same. */
    public function testATabThatComesWhileTheOtherOneIsAtItWaitsForIt(): void
    {
        Site::$options['users_can_register'] = '1';
        $this->connections->reserve(self::identity());
        $user = Users::add('an@shop.example')->ID;
        $turns = 0;
        add_action('mullion_test_waits', function () use ($user, &$turns): void {
            if (++$turns === 3) {
                $this->connections->assign(self::identity(), $user);
            }
        });

        self::assertTrue($this->settlement->settle(self::identity(), self::attempt())->isDone);
        self::assertSame([$user], Users::$loggedIn);
        self::assertSame(3, $turns);
    }

    public function testWhoWaitsInVainIsToldToTryAgainAfterFiveSeconds(): void
    {
        Site::$options['users_can_register'] = '1';
        $this->connections->reserve(self::identity());
        $waited = 0;
        add_action('mullion_test_waits', static function (int $microseconds) use (&$waited): void {
            $waited += $microseconds;
        });

        self::assertSame(Problem::Expired, $this->problem(self::identity()));
        self::assertSame(5_000_000, $waited);
    }

    public function testAnAccountThatCannotBeMadeLeavesNoTraceAndTheNextTryMayMakeIt(): void
    {
        Site::$options['users_can_register'] = '1';
        // Somebody else registers with the address at the same moment.
        $GLOBALS['wpdb']->meanwhile['INSERT'] = static fn(): mixed => Users::add('an@shop.example');

        self::assertSame(Problem::Refused, $this->problem(self::identity()));
        self::assertSame([], self::rows('logins'));
    }

    public function testTheOwnersLogSaysWhatWasDecidedAndForWhom(): void
    {
        $this->expectExceptionMessage('google: RefuseClosed');
        $this->settlement->settle(self::identity(), self::attempt());
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
}
