<?php

declare(strict_types=1);

namespace Mullion\Tests\SocialLogin;

use Mullion\SocialLogin\Housekeeping;
use Mullion\SocialLogin\Problem;
use Mullion\Tests\World\Site;
use Mullion\Tests\World\Users;

/** The mail that proves an address: what it says, for whom its link is good, and how many there are. */
final class ProofMailTest extends LoginTestCase
{
    private const BACK = 'https://shop.example/cua-hang/';

    public function testTheMailTellsWhereAndWithWhatAndLeadsBack(): void
    {
        Site::$options['blogname'] = 'Cửa &amp; Kính &#039;An&#039;';
        $this->send('an@shop.example');

        [$mail] = Site::$mails;
        self::assertSame('an@shop.example', $mail['to']);
        self::assertSame("Confirm your e-mail address for Cửa & Kính 'An'", $mail['subject']);
        self::assertStringContainsString("log in to Cửa & Kính 'An' with Google", $mail['message']);
        self::assertStringContainsString("\nhttps://shop.example/?mullion-login=confirm&ticket=", $mail['message']);
    }

    public function testTheLinkStandsForWhoCameWithTheAddressThatWasGiven(): void
    {
        $mailed = $this->proof->mailed($this->send('other@shop.example'));

        self::assertEquals(self::identity(), $mailed['identity']);
        self::assertSame([self::BACK, 'other@shop.example'], [$mailed['redirect'], $mailed['email']]);
    }

    /** Mail scanners open links before people do. */
    public function testOpeningTheLinkUsesNothingUpAndItsButtonUsesItOnce(): void
    {
        $ticket = $this->send('an@shop.example');
        $this->proof->mailed($ticket);
        $this->proof->mailed($ticket);

        self::assertSame('an@shop.example', $this->proof->useMailed($ticket)['email']);
        self::assertSame(Problem::Expired, self::problemOf(fn() => $this->proof->useMailed($ticket)));
        self::assertSame(Problem::Expired, self::problemOf(fn() => $this->proof->mailed($ticket)));
    }

    /** Otherwise somebody could have a stranger connect the stranger's account to his own login. */
    public function testTheLinkIsGoodOnlyInTheBrowserThatAskedForIt(): void
    {
        $ticket = $this->send('an@shop.example');
        $own = $_COOKIE;

        $_COOKIE = [];
        self::assertSame(Problem::Expired, self::problemOf(fn() => $this->proof->useMailed($ticket)));
        $_COOKIE = $own;
        self::assertSame('an@shop.example', $this->proof->useMailed($ticket)['email']);
    }

    public function testTheLinkIsGoodForAnHour(): void
    {
        $ticket = $this->send('an@shop.example');

        Site::$ahead = HOUR_IN_SECONDS - 10;
        self::assertSame('an@shop.example', $this->proof->mailed($ticket)['email']);
        Site::$ahead = HOUR_IN_SECONDS;
        self::assertSame(Problem::Expired, self::problemOf(fn() => $this->proof->useMailed($ticket)));
    }

    public function testWhoHasOnlyBegunCannotConfirm(): void
    {
        $pending = self::ticketIn($this->begin());

        self::assertSame(Problem::Expired, self::problemOf(fn() => $this->proof->useMailed($pending)));
    }

    public function testFiveMailsAnHourLeaveForOneVisitor(): void
    {
        foreach (range(1, 5) as $number) {
            $this->send("an{$number}@shop.example", "an-{$number}");
        }

        self::assertSame(Problem::TooMany, self::problemOf(fn() => $this->send('an6@shop.example', 'an-6')));
        self::assertCount(5, Site::$mails);
        $_SERVER['REMOTE_ADDR'] = '203.0.113.10';
        $this->send('an6@shop.example', 'an-6');
        self::assertCount(6, Site::$mails);
    }

    public function testThreeMailsAnHourComeToOneMailboxWhoeverSendsThem(): void
    {
        foreach (['an@shop.example', 'AN@shop.example', 'An@Shop.example'] as $number => $email) {
            $_SERVER['REMOTE_ADDR'] = "203.0.113.{$number}";
            $this->send($email);
        }
        $_SERVER['REMOTE_ADDR'] = '203.0.113.77';

        self::assertSame(Problem::TooMany, self::problemOf(fn() => $this->send('an@shop.example')));
        Site::$ahead = HOUR_IN_SECONDS + 1;
        $this->send('an@shop.example');
        self::assertCount(4, Site::$mails);
    }

    public function testFiveMailsADayComeToOneMailboxWhoeverSendsThem(): void
    {
        foreach (range(1, 5) as $number) {
            Site::$ahead = $number * HOUR_IN_SECONDS;
            $this->send('an@shop.example', "an-{$number}");
        }
        Site::$ahead = 7 * HOUR_IN_SECONDS;

        self::assertSame(Problem::TooMany, self::problemOf(fn() => $this->send('AN+tag@shop.example', 'an-6')));
        Site::$ahead = 26 * HOUR_IN_SECONDS;
        $this->send('an@shop.example', 'an-6');
        self::assertCount(6, Site::$mails);
    }

    /** Somebody with a network of addresses has one account at the provider, or a few. */
    public function testFiveMailsAnHourLeaveForOnePersonAtAProviderWhereverTheyComeFrom(): void
    {
        foreach (range(1, 5) as $number) {
            $_SERVER['REMOTE_ADDR'] = "203.0.113.{$number}";
            $this->send("an{$number}@shop.example", 'one');
        }
        $_SERVER['REMOTE_ADDR'] = '203.0.113.77';

        self::assertSame(Problem::TooMany, self::problemOf(fn() => $this->send('an6@shop.example', 'one')));
        $this->send('an6@shop.example', 'two');
        self::assertCount(6, Site::$mails);
    }

    /** However many addresses on the net and accounts at a provider somebody has. */
    public function testTheWholeSiteSendsSoManyAnHourAndItsOwnerIsTold(): void
    {
        add_filter('mullion_login_mails', static fn(): int => 2);
        Site::$options['admin_email'] = 'chu@shop.example';
        foreach ([1, 2, 3, 4] as $number) {
            $_SERVER['REMOTE_ADDR'] = "203.0.113.{$number}";
            self::problemOf(fn() => $this->send("an{$number}@shop.example", "an-{$number}"));
        }

        self::assertSame(['an1@shop.example', 'an2@shop.example', 'chu@shop.example'], array_column(Site::$mails, 'to'));
        self::assertStringContainsString('confirm a login', Site::$mails[2]['message']);
        Users::$current = Users::add('chu@shop.example', 'administrator')->ID;
        self::assertStringContainsString('confirm a login', self::printed((new Housekeeping())->warn(...)));
        Site::$ahead = HOUR_IN_SECONDS + 1;
        $this->send('an9@shop.example', 'an-9');
        self::assertCount(4, Site::$mails);
    }

    /** The page says the same for every address: a mail's fate says nothing of accounts. */
    public function testAMailThatCannotBeSentIsSaidWhetherOrNotThereIsAnAccountAndTheNextOneMayGo(): void
    {
        Users::add('an@shop.example');
        Site::$canMail = false;
        foreach (['an@shop.example', 'nobody@shop.example'] as $email) {
            foreach (['one', 'two', 'three', 'four', 'five', 'six'] as $at => $subject) {
                $_SERVER['REMOTE_ADDR'] = "203.0.113.{$at}";
                self::assertSame(Problem::Mail, self::problemOf(fn() => $this->send($email, $subject)));
            }
        }

        Site::$canMail = true;
        $this->send('an@shop.example', 'seven');
        self::assertCount(13, Site::$mails);
    }

    private function begin(): string
    {
        $page = $this->proof->begin(self::identity(), self::BACK);
        self::nextRequest();
        return $page;
    }

    /** Sends a mail and gives the ticket in it. */
    private function send(string $email, string $subject = 'an-1'): string
    {
        $this->proof->send(['identity' => self::identity(subject: $subject), 'redirect' => self::BACK, 'email' => ''], $email, 'Google');
        self::nextRequest();
        return self::ticketIn(Site::$mails[count(Site::$mails) - 1]['message']);
    }
}
