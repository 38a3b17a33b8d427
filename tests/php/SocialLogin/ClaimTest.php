<?php

declare(strict_types=1);

namespace Mullion\Tests\SocialLogin;

use Mullion\SocialLogin\Connections;
use Mullion\SocialLogin\Identity;
use Mullion\Tests\World\Site;
use Mullion\Tests\World\Users;

/** A stranger has opened an account under somebody's address; its owner comes and proves the mailbox. */
final class ClaimTest extends LoginTestCase
{
    private \WP_User $user;
    private Identity $strangers;

    protected function setUp(): void
    {
        parent::setUp();
        $this->user = Users::add('an@shop.example');
        $this->strangers = self::identity('stranger@evil.example', true, 'stranger');
        $this->connections->add($this->strangers, $this->user->ID);
    }

    public function testThePasswordTheSessionsAndTheApplicationPasswordsOfTheStrangerEnd(): void
    {
        Users::$meta[$this->user->ID] = ['_new_email' => ['newemail' => 'stranger@evil.example'], 'billing_email' => 'stranger@evil.example'];

        $this->prove();

        self::assertGreaterThanOrEqual(32, strlen(Users::$passwords[$this->user->ID] ?? ''));
        self::assertSame(["sessions {$this->user->ID}", "application passwords {$this->user->ID}"], Users::$ended);
        self::assertSame([], Users::$meta[$this->user->ID]);
        self::assertSame([$this->user->ID], Users::$loggedIn);
    }

    public function testTheStrangersConnectionIsRemovedAndTheOwnersIsThere(): void
    {
        $claimed = new Identity('facebook', 'https://www.facebook.com', 'stranger', 'an@shop.example');
        $this->connections->add($claimed, $this->user->ID);

        $this->prove();

        self::assertSame([0, 0], [$this->connections->account($this->strangers), $this->connections->account($claimed)]);
        self::assertSame($this->user->ID, $this->connections->account(self::identity()));
    }

    /** Whoever proved the same mailbox is the same person. */
    public function testALoginThatTheSamePersonHasProvedBeforeStays(): void
    {
        $this->prove();
        $zalo = new Identity('zalo', 'https://zalo.me', 'an-zalo');

        $this->settlement->settleProved($zalo, 'An@shop.example');

        self::assertSame([$this->user->ID, $this->user->ID], [$this->connections->account(self::identity()), $this->connections->account($zalo)]);
    }

    public function testALoginWithWhichTheAccountWasOpenedStays(): void
    {
        Site::$options['users_can_register'] = '1';
        $first = self::identity('binh@shop.example', true, 'binh');
        $this->settlement->settle($first, self::attempt());

        $this->settlement->settleProved(new Identity('zalo', 'https://zalo.me', 'binh-zalo'), 'binh@shop.example');

        self::assertNotSame(0, $this->connections->account($first));
    }

    public function testAMailSaysSo(): void
    {
        Site::$options['blogname'] = 'Cửa &amp; Kính';

        $this->prove();

        [$mail] = Site::$mails;
        self::assertSame(['an@shop.example', 'Your account at Cửa & Kính was secured'], [$mail['to'], $mail['subject']]);
        self::assertStringContainsString("\nhttps://shop.example/quen-mat-khau/", $mail['message']);
    }

    public function testWhoIsConnectedAlreadyLosesNothing(): void
    {
        $this->settlement->settleProved($this->strangers, 'stranger@evil.example');

        self::assertSame([[], [], []], [Users::$passwords, Users::$ended, Site::$mails]);
    }

    public function testNothingEndsForStaff(): void
    {
        Users::add('chu@shop.example', 'administrator');

        self::problemOf(fn() => $this->settlement->settleProved(self::identity(), 'chu@shop.example'));

        self::assertSame([[], [], []], [Users::$passwords, Users::$ended, Site::$mails]);
    }

    /** The link to a new password was in the same mailbox. */
    public function testANewPasswordByMailRemovesTheStrangersConnectionToo(): void
    {
        $own = new Identity('zalo', 'https://zalo.me', 'an-zalo');
        $this->connections->add($own, $this->user->ID, 'An@shop.example');

        $this->claim->forget($this->user);
        $this->claim->forget(null);

        self::assertSame([0, $this->user->ID], [$this->connections->account($this->strangers), $this->connections->account($own)]);
    }

    /** WordPress ends the sessions then, and no application password. */
    public function testANewPasswordByMailEndsTheStrangersApplicationPasswords(): void
    {
        Users::$meta[$this->user->ID]['_new_email'] = ['newemail' => 'stranger@evil.example'];
        $owner = Users::add('chu@shop.example', 'administrator');

        $this->claim->forget($this->user);
        $this->claim->forget($owner);

        self::assertSame([["application passwords {$this->user->ID}"], []], [Users::$ended, Users::$meta[$this->user->ID]]);
    }

    /** Who is connected just logs in the next time: nothing would end any more. */
    public function testARequestThatEndsMidwayHasConnectedNobody(): void
    {
        $GLOBALS['wpdb']->meanwhile['DELETE FROM'] = static fn() => throw new \RuntimeException('The server was stopped.');
        try {
            $this->prove();
            self::fail('It did not end midway.');
        } catch (\RuntimeException) {
            self::assertSame(0, $this->connections->account(self::identity('', false)));
        }
        Site::$ahead = 61;

        $this->prove();
        self::assertSame($this->user->ID, $this->connections->account(self::identity()));
    }

    /** The account is the same on all sites of a network. */
    public function testTheStrangersConnectionOnAnotherSiteOfTheNetworkIsRemovedToo(): void
    {
        Site::$network = [1, 2, 3];
        foreach ([1, 2] as $site) {
            Site::turnTo($site);
            Site::$options['mullion_version'] = '1';
            Connections::install();
            $this->connections->add($this->strangers, $this->user->ID);
        }
        Site::turnTo(1);

        $this->prove();

        Site::turnTo(2);
        self::assertSame(0, $this->connections->account($this->strangers));
    }

    private function prove(): void
    {
        $this->settlement->settleProved(self::identity('', false), 'an@shop.example');
    }
}
