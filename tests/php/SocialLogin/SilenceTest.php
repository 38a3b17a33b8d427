<?php

declare(strict_types=1);

namespace Mullion\Tests\SocialLogin;

use Mullion\SocialLogin\Discovery;
use Mullion\SocialLogin\Http;
use Mullion\SocialLogin\Problem;
use Mullion\Tests\TokenIssuer;
use Mullion\Tests\World\Network;
use Mullion\Tests\World\Site;

/** A provider that is silent: whoever waits for it takes a worker of this server. */
final class SilenceTest extends ProviderTestCase
{
    private const DOCUMENT = TokenIssuer::ADDRESS . '/.well-known/openid-configuration';

    public function testItIsNotAskedAgainForTheNextHalfMinute(): void
    {
        $this->silence();
        self::assertSame(Problem::Unreachable, $this->start());
        $asked = count(Network::$requests);

        self::assertSame(Problem::Unreachable, $this->start());
        Site::$ahead += 30;
        self::assertSame(Problem::Unreachable, $this->start());
        self::assertCount($asked, Network::$requests);

        Network::$delays = [];
        Site::$ahead += 31;
        self::assertNull($this->start(), 'Who asked meanwhile has not made it longer.');
    }

    public function testADocumentThatIsAFaultCountsAsSilence(): void
    {
        Network::answer(self::DOCUMENT, 'Bad gateway', 502);
        $this->start();
        $this->start();

        self::assertCount(1, Network::$requests);
    }

    /** Whoever sends nonsense to the provider by way of us must not shut others out. */
    public function testAnErrorThatAVisitorsCodeCausedShutsNobodyOut(): void
    {
        Network::answer(self::FACEBOOK . 'oauth/access_token', 'Oops', 500);
        $facebook = static fn() => self::problemOf(fn() => self::providers()->get('facebook')->identify('nonsense', self::attempt()));

        $facebook();
        $facebook();

        self::assertCount(2, Network::$requests);
    }

    public function testSilenceAfterAVisitorsCodeIsRememberedToo(): void
    {
        Network::fail(self::FACEBOOK . 'oauth/access_token', 'Operation timed out');
        $facebook = static fn() => self::problemOf(fn() => self::providers()->get('facebook')->identify('code', self::attempt()));

        $facebook();
        $facebook();

        self::assertCount(1, Network::$requests);
    }

    public function testAllThatAVisitorWaitsForIsOverInTenSeconds(): void
    {
        Network::$delays[parse_url(TokenIssuer::ADDRESS, PHP_URL_HOST)] = 4;
        Network::answer(TokenIssuer::ADDRESS . '/token', ['id_token' => TokenIssuer::token()]);

        self::assertSame(Problem::Unreachable, self::problemOf(fn() => self::providers()->get('oidc')->identify('code', $this->attempt)));

        self::assertLessThanOrEqual(10, Site::$ahead);
        self::assertLessThanOrEqual(2, end(Network::$requests)['timeout']);
    }

    public function testWithLessThanASecondLeftNobodyIsAsked(): void
    {
        $http = new Http();
        Network::answer('https://one.example/', ['ok' => true]);
        $http->get('https://one.example/');
        Site::$ahead += 10;

        self::assertSame(Problem::Unreachable, self::problemOf(fn() => $http->get('https://one.example/')));
        self::assertCount(1, Network::$requests);
    }

    public function testWhatItHasPublishedBeforeWillDo(): void
    {
        $this->start();
        $keys = self::discovery()->keys(TokenIssuer::ADDRESS, null);
        $this->silence();
        Site::$ahead += DAY_IN_SECONDS - 60;
        self::assertSame($keys, self::discovery()->keys(TokenIssuer::ADDRESS, null));
        Site::$ahead += DAY_IN_SECONDS;

        self::assertNull($this->start());
    }

    /** Keys that the provider has withdrawn must not be good for ever. */
    public function testButNotForEver(): void
    {
        self::discovery()->keys(TokenIssuer::ADDRESS, null);
        $this->silence();
        Site::$ahead += DAY_IN_SECONDS + 1;

        self::assertSame(Problem::Unreachable, self::problemOf(fn() => self::discovery()->keys(TokenIssuer::ADDRESS, null)));
        Site::$ahead += WEEK_IN_SECONDS;
        self::assertSame(Problem::Unreachable, $this->start());
    }

    public function testWhileAnotherRequestAsksForTheDocumentAnOldOneWillDoAtOnce(): void
    {
        $this->start();
        Site::$ahead += DAY_IN_SECONDS;
        [$GLOBALS['wpdb']->isLocked, $GLOBALS['wpdb']->waits] = [true, []];

        self::assertNull($this->start());
        self::assertSame([[0], 1], [$GLOBALS['wpdb']->waits, count(Network::$requests)]);
    }

    public function testWithoutAnOldOneItIsWaitedForNoLongerThanASecond(): void
    {
        $GLOBALS['wpdb']->isLocked = true;

        self::assertSame(Problem::Unreachable, $this->start());
        self::assertSame([[0, 1], []], [$GLOBALS['wpdb']->waits, Network::$requests]);
    }

    public function testWhatAnotherRequestHasBroughtMeanwhileIsNotAskedForAgain(): void
    {
        $GLOBALS['wpdb']->meanwhile['SELECT GET_LOCK'] = fn() => $this->start();

        self::assertNull($this->start());
        self::assertCount(1, Network::$requests);
    }

    public function testAPlaceIsGivenBackAlsoAfterAFault(): void
    {
        $this->silence();
        $this->start();

        $locks = preg_grep('/_LOCK/', $GLOBALS['wpdb']->asked) ?: [];
        $names = array_map(static fn(string $sql): string => (string) preg_replace("/^.*'(mullion_\w+)'.*$/", '$1', $sql), $locks);
        self::assertCount(2, $locks);
        self::assertCount(1, array_unique($names));
        self::assertStringContainsString('RELEASE_LOCK', end($locks) ?: '');
    }

    public function testOfThoseWhoComeBackFewWaitForItAtOnce(): void
    {
        $GLOBALS['wpdb']->isLocked = true;

        self::assertSame(Problem::Unreachable, self::problemOf(fn() => self::providers()->get('facebook')->identify('code', self::attempt())));
        self::assertSame([[0, 0, 0, 1], []], [$GLOBALS['wpdb']->waits, Network::$requests]);
    }

    /** Each of them takes a worker for as long as it waits. */
    public function testWhereOneHasWaitedForNothingTheNextOnesDoNotWait(): void
    {
        $GLOBALS['wpdb']->isLocked = true;
        $this->start();
        $GLOBALS['wpdb']->waits = [];

        self::assertSame(Problem::Unreachable, $this->start());
        self::assertSame([0], $GLOBALS['wpdb']->waits);

        Site::$ahead += 6;
        $this->start();
        self::assertSame([0, 0, 1], $GLOBALS['wpdb']->waits, 'Nor is it kept up for ever.');
        Site::$ahead += 6;
        $GLOBALS['wpdb']->isLocked = false;
        self::assertNull($this->start());
    }

    public function testAFreePlaceIsTakenAtOnceThoughOthersHaveWaitedForNothing(): void
    {
        $GLOBALS['wpdb']->isLocked = true;
        $this->start();
        $GLOBALS['wpdb']->isLocked = false;

        self::assertNull($this->start());
    }

    private function silence(): void
    {
        Network::$delays[parse_url(TokenIssuer::ADDRESS, PHP_URL_HOST)] = 60;
    }

    /** A visitor is sent to the provider: why not, or null. */
    private function start(): ?Problem
    {
        return self::problemOf(fn() => self::providers()->get('oidc')->address($this->attempt, 'state'));
    }

    private static function discovery(): Discovery
    {
        return new Discovery(new Http());
    }
}
