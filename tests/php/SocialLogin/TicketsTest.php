<?php

declare(strict_types=1);

namespace Mullion\Tests\SocialLogin;

use Mullion\Endpoint\RateLimit;
use Mullion\SocialLogin\Privacy;
use Mullion\SocialLogin\Problem;
use Mullion\SocialLogin\SocialLogin;
use Mullion\SocialLogin\Tickets;
use Mullion\Tests\Graph;
use Mullion\Tests\World\Response;
use Mullion\Tests\World\Site;
use PHPUnit\Framework\Attributes\DataProvider;

/** Secrets that are good once, for a while, and in the browser that was given them. */
final class TicketsTest extends LoginTestCase
{
    public function testTheBrowserThatBeganGetsBackWhatItLeft(): void
    {
        $ticket = $this->issue(['redirect' => '/giỏ-hàng/?a=1', 'user' => 7]);

        self::assertSame(['redirect' => '/giỏ-hàng/?a=1', 'user' => 7], $this->tickets->take('state', $ticket));
    }

    public function testWhoIsErasedIsForgottenHereToo(): void
    {
        $of = fn(string $email): string => $this->issue(['identity' => ['email' => $email], 'redirect' => '/']);
        [$theirs, $others, $like] = [$of('An.B/c@shop.example'), $of('an_b/c@shop.example'), $of('xan.b/c@shop.example')];
        $privacy = new Privacy($this->connections);

        self::assertTrue($privacy->erase('an.b/c@shop.example')['items_removed']);
        self::assertFalse($privacy->erase('an.b/c@shop.example')['items_removed']);
        self::assertSame([true, false, false], array_map(fn(string $one): bool => $this->tickets->peek('state', $one) === null, [$theirs, $others, $like]));
        self::assertFalse($privacy->erase('')['items_removed']);
    }

    public function testATicketIsGoodOnce(): void
    {
        $ticket = $this->issue();
        $this->tickets->take('state', $ticket);

        self::assertNull($this->tickets->take('state', $ticket));
        self::assertNull($this->tickets->peek('state', $ticket));
    }

    public function testLookingAtItDoesNotUseItUp(): void
    {
        $ticket = $this->issue(['a' => 'b']);

        self::assertSame(['a' => 'b'], $this->tickets->peek('state', $ticket));
        self::assertSame(['a' => 'b'], $this->tickets->peek('state', $ticket));
        self::assertSame(['a' => 'b'], $this->tickets->take('state', $ticket));
    }

    public function testOfTwoRequestsAtOnceOneHasIt(): void
    {
        $ticket = $this->issue(['a' => 'b']);
        $other = null;
        $GLOBALS['wpdb']->meanwhile['DELETE'] = function () use ($ticket, &$other): void {
            $other = $this->tickets->take('state', $ticket);
        };

        $ours = $this->tickets->take('state', $ticket);

        self::assertSame([['a' => 'b'], null], [$other, $ours]);
    }

    public function testInAnotherBrowserItIsNoneAndStaysGoodInItsOwn(): void
    {
        $ticket = $this->issue(['a' => 'b']);
        $own = $_COOKIE;

        $_COOKIE = [];
        self::assertNull($this->tickets->take('state', $ticket));
        // Whoever knows the name of the cookie doesn't know its value.
        $_COOKIE = array_fill_keys(array_keys($own), str_repeat('a', 48));
        self::assertNull($this->tickets->take('state', $ticket));
        $_COOKIE = array_fill_keys(array_keys($own), [current($own)]);
        self::assertNull($this->tickets->take('state', $ticket));

        $_COOKIE = $own;
        self::assertSame(['a' => 'b'], $this->tickets->take('state', $ticket));
    }

    public function testTwoTabsDoNotDisturbEachOther(): void
    {
        $one = $this->issue(['tab' => 1]);
        $other = $this->issue(['tab' => 2]);

        self::assertSame(['tab' => 1], $this->tickets->take('state', $one));
        self::nextRequest();
        self::assertSame(['tab' => 2], $this->tickets->take('state', $other));
    }

    public function testATicketForOnePurposeIsNoneForAnother(): void
    {
        $ticket = $this->issue();

        self::assertNull($this->tickets->take('mail', $ticket));
        self::assertNotNull($this->tickets->take('state', $ticket));
    }

    public function testItRunsOut(): void
    {
        $ticket = $this->issue(seconds: 900);

        Site::$ahead = 890;
        self::assertNotNull($this->tickets->peek('state', $ticket));
        Site::$ahead = 900;
        self::assertNull($this->tickets->peek('state', $ticket));
        self::assertNull($this->tickets->take('state', $ticket));
    }

    public function testWhatHasRunOutIsForgottenOnceADay(): void
    {
        $this->tickets->issue('state', [], 60);
        $this->tickets->issue('state', [], 600);
        Site::$ahead = 61;
        $manifest = $this->build();
        (new SocialLogin((new Graph($manifest))->renderer(), $manifest, new RateLimit()))->register();

        do_action('mullion_daily');

        self::assertCount(1, self::rows('login_tickets'));
    }

    public function testWhatHasRunOutIsForgottenWithTheNextOne(): void
    {
        $this->issue(seconds: 60);
        $this->issue(seconds: 900);
        Site::$ahead = 120;
        $this->issue(seconds: 900);

        self::assertCount(2, self::rows('login_tickets'));
    }

    /** @return iterable<string, array{string}> */
    public static function guesses(): iterable
    {
        $ticket = str_repeat('0a', 24);
        yield from ['nothing' => [''], 'a short one' => [substr($ticket, 1)], 'a long one' => ["{$ticket}a"], 'another one' => [$ticket]];
        yield from ['in capitals' => [strtoupper($ticket)], 'SQL' => ["' OR 1=1 --"], 'a list of zeros' => [str_repeat("\0", 48)]];
    }

    #[DataProvider('guesses')]
    public function testAGuessIsNoTicket(string $guess): void
    {
        $this->issue();

        self::assertNull($this->tickets->take('state', $guess));
        self::assertCount(1, self::rows('login_tickets'));
    }

    public function testWhatIsNoDataInTheTableIsNoTicket(): void
    {
        $ticket = $this->issue();
        $GLOBALS['wpdb']->query("UPDATE wp_mullion_login_tickets SET content = '\"x'");

        self::assertNull($this->tickets->take('state', $ticket));
    }

    public function testWhereItCannotBeKeptTheVisitorIsNotSentAway(): void
    {
        $GLOBALS['wpdb'] = new class extends \wpdb {
            public function query(string $sql): int|false
            {
                return false;
            }
        };

        self::assertSame(Problem::Unreachable, self::problemOf(fn() => (new Tickets())->issue('state', [], 900)));
        self::assertSame([], Response::$cookies);
    }

    public function testDeletingThePluginTakesTheTableAway(): void
    {
        Tickets::uninstall();

        self::assertFalse($GLOBALS['wpdb']->has('mullion_login_tickets'));
    }

    /** Issues one and lets the browser come back. @param array<string, mixed> $data */
    private function issue(array $data = [], int $seconds = 900): string
    {
        $ticket = $this->tickets->issue('state', $data, $seconds);
        self::nextRequest();
        return $ticket;
    }
}
