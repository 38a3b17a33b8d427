<?php

declare(strict_types=1);

namespace Mullion\Tests\SocialLogin;

use Mullion\SocialLogin\Problem;
use Mullion\Tests\World\Response;
use Mullion\Tests\World\Site;
use PHPUnit\Framework\Attributes\DataProvider;

/** Proving by mail that an address belongs to whoever came. */
final class ProofTest extends LoginTestCase
{
    private const BACK = 'https://shop.example/cua-hang/';

    public function testThePageWhereTheVisitorGoesOnKnowsWhoCameAndWhereTheyWere(): void
    {
        $page = $this->begin();

        $pending = $this->proof->pendingOf(self::ticketIn($page));

        self::assertStringStartsWith('https://shop.example/?mullion-login=finish&ticket=', $page);
        self::assertEquals(self::identity(), $pending['identity']);
        self::assertSame(self::BACK, $pending['redirect']);
    }

    public function testThatPageMayBeLoadedAgainButNotInAnotherBrowserNorAfterAnHour(): void
    {
        $ticket = self::ticketIn($this->begin());
        $own = $_COOKIE;
        $this->proof->pendingOf($ticket);
        $this->proof->pendingOf($ticket);

        $_COOKIE = [];
        self::assertSame(Problem::Expired, self::problemOf(fn() => $this->proof->pendingOf($ticket)));
        $_COOKIE = $own;
        Site::$ahead = HOUR_IN_SECONDS;
        self::assertSame(Problem::Expired, self::problemOf(fn() => $this->proof->pendingOf($ticket)));
    }

    /** @return iterable<string, array{string}> */
    public static function noTickets(): iterable
    {
        yield from ['nothing' => [''], 'words' => ['ticket'], 'an unknown one' => [str_repeat('ab', 24)]];
    }

    #[DataProvider('noTickets')]
    public function testWhatIsNoTicketIsAnExpiredLogin(string $ticket): void
    {
        self::assertSame(Problem::Expired, self::problemOf(fn() => $this->proof->pendingOf($ticket)));
        self::assertSame(Problem::Expired, self::problemOf(fn() => $this->proof->mailed($ticket)));
        self::assertSame(Problem::Expired, self::problemOf(fn() => $this->proof->useMailed($ticket)));
    }

    public function testTheBrowserRemembersWhomItIsAboutToConnect(): void
    {
        self::assertNull($this->proof->pending());

        $this->begin();

        self::assertEquals(self::identity(), $this->proof->pending());
    }

    public function testAnotherBrowserRemembersNobody(): void
    {
        $this->begin();
        $ticket = $_COOKIE['mullion_login_pending'];

        // A stranger who knows the value of one cookie has not the other.
        $_COOKIE = ['mullion_login_pending' => $ticket];
        self::assertNull($this->proof->pending());
        $_COOKIE = ['mullion_login_pending' => [$ticket]];
        self::assertNull($this->proof->pending());
    }

    public function testOnceProvedNobodyIsPendingAnyMore(): void
    {
        $ticket = self::ticketIn($this->begin());
        $this->proof->end();
        self::nextRequest();

        self::assertNull($this->proof->pending());
        self::assertSame(Problem::Expired, self::problemOf(fn() => $this->proof->pendingOf($ticket)));
        self::assertSame([], $_COOKIE);
    }

    public function testEndingWhatWasNeverBegunSetsNoCookie(): void
    {
        $this->proof->end();

        self::assertSame([], Response::$cookies);
    }

    public function testATicketWithoutAnIdentityIsAnExpiredLogin(): void
    {
        $ticket = $this->tickets->issue('pending', ['redirect' => self::BACK], HOUR_IN_SECONDS);
        self::nextRequest();

        self::assertSame(Problem::Expired, self::problemOf(fn() => $this->proof->pendingOf($ticket)));
    }

    private function begin(): string
    {
        $page = $this->proof->begin(self::identity(), self::BACK);
        self::nextRequest();
        return $page;
    }
}
