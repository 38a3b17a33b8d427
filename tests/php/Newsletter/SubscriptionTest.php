<?php

declare(strict_types=1);

namespace Mullion\Tests\Newsletter;

use Mullion\Newsletter\Status;
use Mullion\Tests\World\Site;

/** Subscribing, confirming and leaving. */
final class SubscriptionTest extends NewsletterTestCase
{
    public function testASubscriptionWaitsForTheMail(): void
    {
        self::assertTrue($this->subscription->subscribe('an@shop.example', self::consent()));

        self::assertSame(Status::Pending, $this->subscriber('an@shop.example')->status);
        self::assertSame(['an@shop.example'], array_column(Site::$mails, 'to'));
        self::assertStringContainsString('mullion-news=confirm', Site::$mails[0]['message']);
        self::assertSame(['subscribed an@shop.example pending'], $this->events);
    }

    public function testItsLinkMakesASubscriberAndSaysSoOnce(): void
    {
        $this->subscription->subscribe('an@shop.example', self::consent());

        self::assertTrue($this->subscription->confirm($this->subscriber('an@shop.example'), self::NOW));
        self::assertTrue($this->subscription->confirm($this->subscriber('an@shop.example'), self::NOW + 1), 'Pressing twice is no fault.');

        self::assertSame(Status::Confirmed, $this->subscriber('an@shop.example')->status);
        self::assertSame(['subscribed an@shop.example pending', 'confirmed an@shop.example confirmed'], $this->events);
        self::assertCount(2, Site::$mails, 'The second one is the welcome.');
    }

    /** Anybody could post it after the visitor. */
    public function testForADayTheFirstConsentIsTheOneThatCounts(): void
    {
        $this->subscription->subscribe('an@shop.example', self::consent('hers'));
        $this->subscription->subscribe('an@shop.example', self::consent('a stranger’s', self::NOW + 60));
        $row = $this->subscriber('an@shop.example');
        self::assertSame(['hers', self::NOW], [$row->consent, $row->created]);

        $later = self::NOW + 86401;
        $this->subscription->subscribe('an@shop.example', self::consent('hers, again', $later));
        $row = $this->subscriber('an@shop.example');
        self::assertSame(['hers, again', $later], [$row->consent, $row->created]);
    }

    public function testAnOldLinkOfSomebodyWhoHasLeftBringsThemNotBack(): void
    {
        $row = $this->confirmed('an@shop.example');
        $this->subscription->unsubscribe($row, self::NOW);

        self::assertFalse($this->subscription->confirm($row, self::NOW + 1));
        self::assertSame(Status::Unsubscribed, $this->subscriber('an@shop.example')->status);
    }

    public function testWhereTheOwnerWantsNoMailItCountsAtOnce(): void
    {
        Site::$options['mullion_newsletter'] = ['doubleOptIn' => false];

        self::assertTrue($this->subscription->subscribe('an@shop.example', self::consent()));

        self::assertSame(Status::Confirmed, $this->subscriber('an@shop.example')->status);
        self::assertSame(['subscribed an@shop.example pending', 'confirmed an@shop.example confirmed'], $this->events);
        self::assertStringNotContainsString('mullion-news=confirm', Site::$mails[0]['message']);
    }

    /** Somebody else could post the address. */
    public function testWhoHasLeftComesBackOnlyByTheirOwnWordWhateverTheOwnerWants(): void
    {
        Site::$options['mullion_newsletter'] = ['doubleOptIn' => false];
        $this->list->unsubscribe($this->confirmed('an@shop.example')->id, self::NOW);

        $this->subscription->subscribe('an@shop.example', self::consent());

        self::assertSame(Status::Unsubscribed, $this->subscriber('an@shop.example')->status);
        self::assertStringContainsString('mullion-news=confirm', Site::$mails[0]['message']);
        self::assertTrue($this->subscription->confirm($this->subscriber('an@shop.example'), self::NOW + 1));
        self::assertSame(Status::Confirmed, $this->subscriber('an@shop.example')->status);
    }

    /** The page must not tell who is in the list; their own mailbox may. */
    public function testWhoIsSubscribedGetsTheSameAnswerNoChangeAndAMail(): void
    {
        $before = $this->confirmed('an@shop.example');

        self::assertTrue($this->subscription->subscribe('an@shop.example', self::consent('another')));

        self::assertEquals($before, $this->subscriber('an@shop.example'));
        self::assertStringContainsString('You are receiving them already', Site::$mails[0]['message']);
        self::assertSame([], $this->events);
    }

    public function testTwoPressesAreOneMailAndAWhileLaterItIsAnother(): void
    {
        foreach ([0, 1, 2] as $press) {
            self::assertTrue($this->subscription->subscribe('an@shop.example', self::consent()));
        }
        self::assertCount(1, Site::$mails);

        Site::$ahead = 301;
        $this->subscription->subscribe('an@shop.example', self::consent());
        self::assertCount(2, Site::$mails);
    }

    public function testAMailThatCannotBeSentIsAFailureAndTheNextPressSendsIt(): void
    {
        Site::$canMail = false;
        self::assertFalse($this->subscription->subscribe('an@shop.example', self::consent()));
        self::assertSame([], $this->events);

        Site::$canMail = true;
        self::assertTrue($this->subscription->subscribe('an@shop.example', self::consent()));
        self::assertCount(2, Site::$mails);
    }

    public function testLeavingIsDoneAndToldOnce(): void
    {
        $row = $this->confirmed('an@shop.example');
        $this->subscription->unsubscribe($row, self::NOW);
        $this->subscription->unsubscribe($row, self::NOW + 1);

        self::assertSame(['unsubscribed an@shop.example unsubscribed'], $this->events);
        self::assertSame(self::NOW, $this->subscriber('an@shop.example')->unsubscribed);
    }
}
