<?php

declare(strict_types=1);

namespace Mullion\Tests\SocialLogin;

use Mullion\SocialLogin\Connections;
use Mullion\SocialLogin\Identity;
use Mullion\Tests\World\Site;
use Mullion\Tests\World\Users;

/** Which identity belongs to which account. */
final class ConnectionsTest extends LoginTestCase
{
    public function testAnIdentityBelongsToTheAccountThatConnectedIt(): void
    {
        self::assertSame(0, $this->connections->account(self::identity()));

        self::assertTrue($this->connections->add(self::identity(), 7));

        self::assertSame(7, $this->connections->account(self::identity()));
    }

    public function testItIsKnownByProviderAndSubjectAloneAndToTheLetter(): void
    {
        $this->connections->add(self::identity('an@shop.example', subject: 'Abc'), 7);

        self::assertSame(7, $this->connections->account(self::identity('other@shop.example', false, 'Abc')));
        self::assertSame(0, $this->connections->account(self::identity(subject: 'abc')));
        self::assertSame(0, $this->connections->account(new Identity('oidc', 'https://other.example', 'Abc', 'an@shop.example', true)));
    }

    public function testTheSecondWhoWantsItDoesNotGetIt(): void
    {
        $this->connections->add(self::identity(), 7);

        self::assertFalse($this->connections->add(self::identity(), 8));
        self::assertFalse($this->connections->reserve(self::identity()));
        self::assertSame(7, $this->connections->account(self::identity()));
    }

    public function testAReservedPlaceIsNobodysYet(): void
    {
        self::assertTrue($this->connections->reserve(self::identity()));

        self::assertSame(0, $this->connections->account(self::identity()));
        self::assertTrue($this->connections->isReserved(self::identity()));
        self::assertFalse($this->connections->reserve(self::identity()), 'One of two makes the account.');
    }

    public function testAReservedPlaceIsGivenOnce(): void
    {
        $this->connections->reserve(self::identity());

        self::assertTrue($this->connections->assign(self::identity(), 7));
        self::assertFalse($this->connections->assign(self::identity(), 8));
        self::assertFalse($this->connections->isReserved(self::identity()));
        self::assertSame(7, $this->connections->account(self::identity()));
    }

    public function testAPlaceThatIsGivenBackMayBeTakenAgain(): void
    {
        $this->connections->reserve(self::identity());
        $this->connections->release(self::identity());

        self::assertFalse($this->connections->isReserved(self::identity()));
        self::assertTrue($this->connections->reserve(self::identity()));
    }

    public function testGivingAPlaceBackTakesNoAccountsConnection(): void
    {
        $this->connections->add(self::identity(), 7);
        $this->connections->release(self::identity());

        self::assertSame(7, $this->connections->account(self::identity()));
    }

    /** A server that stops in the middle must not lock a customer out. */
    public function testAPlaceWhoseAccountWasNeverMadeIsFreeAfterAMinute(): void
    {
        $this->connections->reserve(self::identity());

        Site::$ahead = 50;
        self::assertTrue($this->connections->isReserved(self::identity()));
        self::assertFalse($this->connections->reserve(self::identity()));
        Site::$ahead = 65;
        self::assertFalse($this->connections->isReserved(self::identity()));
        self::assertTrue($this->connections->reserve(self::identity()));
        self::assertTrue($this->connections->isReserved(self::identity()), 'The minute begins anew.');
    }

    public function testAnAccountSeesItsOwnConnectionsOldestFirst(): void
    {
        $this->connections->add(self::identity(subject: 'b'), 7);
        Site::$ahead = 10;
        $this->connections->add(self::identity(subject: 'a'), 7);
        $this->connections->add(self::identity(subject: 'c'), 8);

        $own = $this->connections->of(7);

        self::assertSame(['b', 'a'], array_column($own, 'subject'));
        self::assertSame(['google', 'an@shop.example'], [$own[0]['provider'], $own[0]['email']]);
        self::assertSame(self::identity(subject: 'b')->key(), $own[0]['identity']);
    }

    public function testAnAccountDisconnectsItsOwnAndNobodyElses(): void
    {
        $this->connections->add(self::identity(), 7);
        $key = self::identity()->key();

        self::assertFalse($this->connections->remove($key, 8));
        self::assertFalse($this->connections->remove("' OR 1=1 --", 7));
        self::assertTrue($this->connections->remove($key, 7));
        self::assertFalse($this->connections->remove($key, 7));
        self::assertSame(0, $this->connections->account(self::identity()));
    }

    public function testWithAnAccountItsConnectionsGo(): void
    {
        $this->connections->add(self::identity(subject: 'a'), 7);
        $this->connections->add(self::identity(subject: 'b'), 7);
        $this->connections->add(self::identity(subject: 'c'), 8);

        self::assertSame(2, $this->connections->removeAll(7));
        self::assertSame(0, $this->connections->removeAll('nobody'));
        self::assertSame([[], 1], [$this->connections->of(7), count($this->connections->of(8))]);
    }

    /** One who has left one site of the network keeps the others'; nobody is to be refused for a row of who is gone. */
    public function testWithAnAccountOfTheNetworkItsConnectionsOnAllSitesGo(): void
    {
        Site::$network = [1, 2];
        $user = Users::add('an@shop.example')->ID;
        foreach ([2, 1] as $site) {
            Site::turnTo($site);
            Site::$options['mullion_version'] = '1';
            Connections::install();
            $this->connections->add(self::identity(), $user);
        }
        $this->connections->removeAll($user);
        Site::turnTo(2);
        self::assertSame($user, $this->connections->account(self::identity()));

        Site::turnTo(1);
        unset(Users::$all[$user]);
        $this->connections->removeAll($user);
        Site::turnTo(2);
        self::assertSame(0, $this->connections->account(self::identity()));
    }

    public function testDeletingThePluginTakesTheTableAway(): void
    {
        Connections::uninstall();

        self::assertFalse($GLOBALS['wpdb']->has('mullion_logins'));
    }
}
