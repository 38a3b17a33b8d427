<?php

declare(strict_types=1);

namespace Mullion\Tests\Newsletter;

use Mullion\Newsletter\Links;
use Mullion\Newsletter\Privacy;
use Mullion\Newsletter\Purpose;
use Mullion\Newsletter\Status;
use Mullion\Newsletter\Subscriber;
use Mullion\Tests\World\Site;

/** Anybody can post an address; that its owner has left is proved by the row. */
final class ResubscriptionsTest extends NewsletterTestCase
{
    private const DAY = 86400;

    private Subscriber $gone;

    protected function setUp(): void
    {
        parent::setUp();
        $row = $this->confirmed('an@shop.example', self::consent('first text', self::NOW - 99));
        $this->list->unsubscribe($row->id, self::NOW);
        $this->gone = $this->subscriber('an@shop.example');
    }

    public function testAStrangersPostChangesNothingThatProves(): void
    {
        self::assertTrue($this->subscription->subscribe('an@shop.example', self::consent('a stranger', self::NOW + 5)));

        $row = $this->subscriber('an@shop.example');
        self::assertSame(
            [Status::Unsubscribed, $this->gone->proof(), $this->gone->secret],
            [$row->status, $row->proof(), $row->secret],
        );
        self::assertSame([], $this->events, 'Nobody is told of somebody who has left.');
    }

    public function testWhoComesBackIsProvedByTheFirstConsentOfADay(): void
    {
        $this->subscription->subscribe('an@shop.example', self::consent('hers', self::NOW + 5));
        $this->subscription->subscribe('an@shop.example', self::consent('a stranger’s', self::NOW + 9));

        self::assertTrue($this->subscription->confirm($this->subscriber('an@shop.example'), self::NOW + 20));
        self::assertSame('hers', $this->subscriber('an@shop.example')->consent);
    }

    public function testDaysLaterTheProofIsThereAndTheOldMailsLinkWorks(): void
    {
        $this->subscription->subscribe('an@shop.example', self::consent('a stranger', self::NOW + 5));
        $this->list->forgetPending(self::NOW + 30 * self::DAY);

        $row = $this->subscriber('an@shop.example');
        parse_str((string) parse_url(Links::ofSite()->unsubscribe($this->gone), PHP_URL_QUERY), $query);
        self::assertTrue(Links::ofSite()->isGood(Purpose::Unsubscribe, $row, 0, (string) $query['t'], self::NOW));
    }

    public function testTheirOwnWordBringsThemBackWithWhatTheyAgreedToNowAndTheOldProofBeside(): void
    {
        $this->subscription->subscribe('an@shop.example', self::consent('new text', self::NOW + 5, ['utm_source' => 'zalo']));
        $asked = $this->subscriber('an@shop.example');

        self::assertTrue($this->subscription->confirm($asked, self::NOW + 9));
        self::assertTrue($this->subscription->confirm($asked, self::NOW + 10), 'Pressing twice is no fault.');

        $row = $this->subscriber('an@shop.example');
        self::assertSame(
            [Status::Confirmed, 'new text', self::NOW + 5, self::NOW + 9, 0, ''],
            [$row->status, $row->consent, $row->created, $row->confirmed, $row->unsubscribed, $row->asked],
        );
        self::assertSame(['utm_source' => 'zalo'], $row->origin->values);
        self::assertSame([$this->gone->proof()], $row->history);
        self::assertSame(['confirmed an@shop.example confirmed'], $this->events);
        $told = (new Privacy($this->list))->export('an@shop.example')['data'][0]['data'];
        self::assertStringContainsString('first text', array_column($told, 'value', 'name')['Earlier subscription 1']);
    }

    public function testLeavingSeveralTimesIsProvedSeveralTimes(): void
    {
        foreach ([1, 2] as $time) {
            Site::$ahead = 600 * $time;
            $this->subscription->subscribe('an@shop.example', self::consent("text {$time}", self::NOW + $time));
            $this->subscription->confirm($this->subscriber('an@shop.example'), self::NOW + $time);
            $this->subscription->unsubscribe($this->subscriber('an@shop.example'), self::NOW + $time + 1);
        }

        self::assertSame(['first text', 'text 1'], array_column($this->subscriber('an@shop.example')->history, 'consent'));
    }

    public function testWhoPressesUnsubscribeInTheMailThatAsksIsNotBroughtBackByIt(): void
    {
        $this->subscription->subscribe('an@shop.example', self::consent('a stranger', self::NOW + 5));
        $this->subscription->unsubscribe($this->subscriber('an@shop.example'), self::NOW + 6);

        self::assertFalse($this->subscription->confirm($this->subscriber('an@shop.example'), self::NOW + 7));
        self::assertSame($this->gone->proof(), $this->subscriber('an@shop.example')->proof());
    }

    public function testADamagedRequestBringsNobodyBack(): void
    {
        foreach (['nonsense', '[]', '{"text":5}'] as $asked) {
            $GLOBALS['wpdb']->query("UPDATE wp_mullion_subscribers SET asked = '{$asked}'");

            self::assertFalse($this->subscription->confirm($this->subscriber('an@shop.example'), self::NOW + 7), $asked);
        }
    }
}
