<?php

declare(strict_types=1);

namespace Mullion\Tests\WordPress;

use Mullion\Endpoint\RateLimit;

/** From a subscription to the end of one. */
final class NewsletterSubscribersTest extends NewsletterTestCase
{
    public function testTheButtonOfAMailProgramUnsubscribesWithOnePostFromAnywhereAndWithoutCookies(): void
    {
        self::subscribe('khach@example.com');
        $link = self::linkIn(self::mails('khach@example.com')[0]['message'], 'unsubscribe');

        $answer = (new Visitor())->post($link, ['List-Unsubscribe' => 'One-Click']);

        self::assertSame(200, $answer->status);
        self::assertSame('unsubscribed', self::statusOf('khach@example.com'));
    }

    public function testWhoWasInTheListAlreadyGetsTheSameAnswerNoChangeAndOneMailInAWhile(): void
    {
        self::subscribe('known@example.com');
        (new Visitor())->post(self::linkIn(self::mails('known@example.com')[0]['message'], 'confirm'));
        self::assertSame('confirmed', self::statusOf('known@example.com'));
        self::age('known@example.com', 600);
        [$rows, $mails, $events] = [self::rows('known@example.com'), self::mails('known@example.com'), self::events('known@example.com')];

        $known = self::subscribe('known@example.com');
        $unknown = self::subscribe('unknown@example.com');
        self::subscribe('known@example.com');

        self::assertEquals($unknown, $known);
        self::assertSame($rows, self::rows('known@example.com'));
        self::assertCount(count($mails) + 1, self::mails('known@example.com'));
        self::assertSame($events, self::events('known@example.com'));
    }

    public function testWithoutDoubleOptInTheAddressCountsAtOnceAndWhoHasLeftNeedsTheMailEvenSo(): void
    {
        update_option('mullion_newsletter', ['doubleOptIn' => false]);
        self::subscribe('khach@example.com');

        self::assertSame('confirmed', self::statusOf('khach@example.com'));
        self::assertSame(['subscribed', 'confirmed'], self::events('khach@example.com'));

        (new Visitor())->post(self::linkIn(self::mails('khach@example.com')[0]['message'], 'unsubscribe'));
        self::assertSame('unsubscribed', self::statusOf('khach@example.com'));
        self::age('khach@example.com', 600);
        self::subscribe('khach@example.com');
        do_action('mullion_daily');
        self::assertSame('unsubscribed', self::statusOf('khach@example.com'));
        $mails = self::mails('khach@example.com');
        (new Visitor())->post(self::linkIn(end($mails)['message'], 'confirm'));
        self::assertSame('confirmed', self::statusOf('khach@example.com'));
    }

    public function testAMailThatCannotBeSentIsAFailureAndTheNextTrySendsIt(): void
    {
        add_filter('pre_wp_mail', '__return_false', 20);
        self::assertSame(500, self::subscribe('khach@example.com')->status);
        remove_filter('pre_wp_mail', '__return_false', 20);

        self::assertSame(200, self::subscribe('khach@example.com')->status);

        self::assertCount(2, self::mails('khach@example.com'));
    }

    public function testTheDailyJobForgetsWhoNeverConfirmedAndOnlyThose(): void
    {
        array_map(self::subscribe(...), ['old@example.com', 'fresh@example.com', 'confirmed@example.com']);
        (new Visitor())->post(self::linkIn(self::mails('confirmed@example.com')[0]['message'], 'confirm'));
        self::age('old@example.com', 8 * DAY_IN_SECONDS);
        self::age('confirmed@example.com', 8 * DAY_IN_SECONDS);

        do_action('mullion_daily');

        self::assertNotFalse(wp_next_scheduled('mullion_daily'));
        self::assertSame([], self::rows('old@example.com'));
        self::assertCount(1, self::rows('fresh@example.com'));
        self::assertSame('confirmed', self::statusOf('confirmed@example.com'));
    }

    private static function subscribe(string $email): Answer
    {
        return self::post(['email_reg' => $email], [], new Visitor());
    }

    private static function statusOf(string $email): ?string
    {
        return self::rows($email)[0]['status'];
    }

    /** The row is older by so many seconds, and so is its last mail. */
    private static function age(string $email, int $seconds): void
    {
        $wpdb = Database::wpdb();
        $sql = "UPDATE {$wpdb->prefix}mullion_subscribers SET created = created - %d WHERE email = %s";
        $wpdb->query((string) $wpdb->prepare($sql, $seconds, $email));
        (new RateLimit())->clear('newsletter-mail', $email);
    }

    /** @return list<string> What others were told of an address. */
    private static function events(string $email): array
    {
        $own = array_filter(Journal::of('event'), static fn(string $event): bool => str_contains($event, " {$email} "));
        return array_values(array_map(static fn(string $event): string => explode(' ', $event)[0], $own));
    }
}
