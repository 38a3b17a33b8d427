<?php

declare(strict_types=1);

namespace Mullion\Tests\SocialLogin;

use Mullion\SocialLogin\Identity;
use Mullion\Tests\World\Answered;
use Mullion\Tests\World\Network;
use Mullion\Tests\World\Shop;
use Mullion\Tests\World\Site;
use Mullion\Tests\World\Users;
use PHPUnit\Framework\Attributes\DataProvider;

/** The way to a provider and back. */
final class EndpointTest extends PageTestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        Site::$options['users_can_register'] = '1';
        Network::answer('https://graph.facebook.com/v21.0/oauth/access_token', ['access_token' => 't']);
        Network::answer('https://graph.facebook.com/v21.0/me', ['id' => 'fb-1', 'name' => 'An']);
        Users::add('an@shop.example');
        $identity = new Identity('facebook', 'https://www.facebook.com', 'fb-1');
        $this->connections->add($identity, (int) array_key_first(Users::$all));
    }

    public function testTheVisitorIsSentToTheProviderAndComesBackWhereTheyWere(): void
    {
        $start = $this->visit(['mullion-login' => 'facebook', 'redirect_to' => '/cua-hang/?a=1']);
        self::assertSame(303, $start->status);
        self::assertStringStartsWith('https://www.facebook.com/v21.0/dialog/oauth?', $start->location);

        $end = $this->comeBack($start);

        self::assertSame([303, '/cua-hang/?a=1'], [$end->status, $end->location]);
        self::assertSame([array_key_first(Users::$all)], Users::$loggedIn);
    }

    /** Forty of them would keep the visitor out for ten minutes. */
    public function testAPictureOfAnotherSitesPageBeginsNothingAndCountsForNothing(): void
    {
        foreach (range(1, 60) as $_) {
            $_SERVER['HTTP_SEC_FETCH_DEST'] = 'image';
            $answer = $this->visit(['mullion-login' => 'facebook']);
            self::assertSame([403, ''], [$answer->status, $answer->location]);
        }
        $_SERVER['HTTP_SEC_FETCH_DEST'] = 'document';

        self::assertStringStartsWith('https://www.facebook.com/', $this->visit(['mullion-login' => 'facebook'])->location);
        unset($_SERVER['HTTP_SEC_FETCH_DEST']);
    }

    public function testInAPopupThePageThatOpenedItIsTold(): void
    {
        $end = $this->comeBack($this->visit(['mullion-login' => 'facebook', 'display' => 'popup', 'attempt' => 'abcdefghij123456']));

        self::assertSame(200, $end->status);
        self::assertSame(['type' => 'mullion-login', 'attempt' => 'abcdefghij123456', 'success' => true, 'redirect' => 'https://shop.example/'], self::reported($end));
    }

    public function testANameForThePageThatOurScriptNeverMakesIsNone(): void
    {
        $end = $this->comeBack($this->visit(['mullion-login' => 'facebook', 'display' => 'popup', 'attempt' => '<b>abcdefghij123456']));

        self::assertSame('', self::reported($end)['attempt']);
    }

    /** @return iterable<string, array{array<string, mixed>, string}> */
    public static function answers(): iterable
    {
        yield 'no code' => [['code' => ''], 'refused'];
        yield 'a list for a code' => [['code' => ['c']], 'refused'];
        yield 'the visitor did not want to' => [['error' => 'access_denied'], 'cancelled'];
        yield 'an error' => [['error' => 'server_error', 'code' => 'c'], 'refused'];
    }

    /** @param array<string, mixed> $more */
    #[DataProvider('answers')]
    public function testAnAnswerWithoutALoginLeadsToTheLoginPageWithAWord(array $more, string $word): void
    {
        $end = $this->comeBack($this->visit(['mullion-login' => 'facebook']), $more);

        self::assertSame($word, self::failed($end));
        self::assertStringStartsWith('https://shop.example/wp-login.php?', $end->location);
        self::assertSame([], Users::$loggedIn);
    }

    /** @return iterable<string, array{array<string, mixed>}> */
    public static function states(): iterable
    {
        yield 'none' => [['state' => '']];
        yield 'an unknown one' => [['state' => str_repeat('a', 48)]];
        yield 'a list' => [['state' => [str_repeat('a', 48)]]];
    }

    /** @param array<string, mixed> $more */
    #[DataProvider('states')]
    public function testAnAnswerThatNobodyAskedForIsAnExpiredLogin(array $more): void
    {
        $end = $this->comeBack($this->visit(['mullion-login' => 'facebook']), $more);

        self::assertSame([400, 'expired'], [$end->status, self::reported($end)['code']]);
        self::assertSame([], Users::$loggedIn);
    }

    public function testAnAnswerInTheNameOfAnotherProviderIsRefused(): void
    {
        $end = $this->comeBack($this->visit(['mullion-login' => 'facebook']), ['provider' => 'zalo']);

        self::assertSame('expired', self::failed($end));
    }

    public function testAnAnswerIsGoodOnce(): void
    {
        $start = $this->visit(['mullion-login' => 'facebook']);
        $this->comeBack($start);
        Users::$current = 0;

        self::assertSame(400, $this->comeBack($start)->status);
        self::assertCount(1, Users::$loggedIn);
    }

    public function testWhoTakesLongerThanAQuarterOfAnHourBeginsAnew(): void
    {
        $start = $this->visit(['mullion-login' => 'facebook']);
        Site::$ahead = 900;

        self::assertSame('expired', self::reported($this->comeBack($start))['code']);
    }

    public function testWhoIsLoggedInAlreadyIsNotSentAway(): void
    {
        Users::$current = (int) array_key_first(Users::$all);

        self::assertSame('/gio-hang/', $this->visit(['mullion-login' => 'facebook', 'redirect_to' => '/gio-hang/'])->location);
    }

    public function testAProviderThatIsNotSetUpIsNoWayIn(): void
    {
        foreach (['google', 'nobody', '../facebook'] as $id) {
            self::assertSame('unknown', self::failed($this->visit(['mullion-login' => $id])), $id);
        }
    }

    public function testTheScriptAsksWhetherSomebodyIsLoggedIn(): void
    {
        self::assertFalse($this->visit(['mullion-login' => 'status'])->json['data']['loggedIn']);

        Users::$current = 7;
        self::assertTrue($this->visit(['mullion-login' => 'status'])->json['data']['loggedIn']);
    }

    public function testAnAttackerHasFewTriesAndOtherVisitorsAllOfTheirs(): void
    {
        add_filter('mullion_login_limit', static fn(): int => 2);
        $words = array_map(fn(): ?string => self::failed($this->visit(['mullion-login' => 'facebook'])), range(1, 3));
        self::assertSame([null, null, 'too-many'], $words);

        $_SERVER['REMOTE_ADDR'] = '203.0.113.10';
        self::assertNull(self::failed($this->visit(['mullion-login' => 'facebook'])));
    }

    public function testOtherPagesAndTheAdminAreLeftAlone(): void
    {
        $_GET = ['s' => 'cửa'];
        $this->endpoint->handle();
        Site::$isAdmin = true;
        $_GET = ['mullion-login' => 'facebook'];
        $this->endpoint->handle();

        self::assertSame([], self::rows('login_tickets'));
    }

    public function testTheLoginPageOfAShopIsItsAccountPage(): void
    {
        Shop::open();

        self::assertStringStartsWith('https://shop.example/tai-khoan/?', $this->visit(['mullion-login' => 'google'])->location);
    }

    public function testTheOwnersLogHearsWhatExactlyWasWrong(): void
    {
        $said = [];
        add_action('mullion_login_failed', static function (string ...$words) use (&$said): void {
            $said = $words;
        }, 10, 3);
        $this->comeBack($this->visit(['mullion-login' => 'facebook']), ['error' => 'access_denied']);

        self::assertSame(['cancelled', 'facebook', 'The provider answered with an error.'], $said);
    }

    /** The provider leads back. @param array<string, mixed> $more */
    private function comeBack(Answered $start, array $more = []): Answered
    {
        $asked = self::queryOf($start->location);
        self::assertIsString($asked['redirect_uri'] ?? null);
        return $this->visit($more + self::queryOf($asked['redirect_uri']) + ['code' => 'c', 'state' => $asked['state']]);
    }
}
