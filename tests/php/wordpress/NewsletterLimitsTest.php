<?php

declare(strict_types=1);

namespace Mullion\Tests\WordPress;

/** How often the newsletter's form may be sent. */
final class NewsletterLimitsTest extends NewsletterTestCase
{
    public function testTenOf100PostsOfOneVisitorPassAndTheOthersHearWhenToComeBack(): void
    {
        $visitor = new Visitor();
        $token = self::token();
        $before = count(Database::rows('subscribers'));
        $answers = [];
        foreach (array_chunk(range(1, 100), 5) as $some) {
            $sent = array_map(static fn(int $number): Exchange
                => self::begin(['email_reg' => "many-{$number}@example.com", '_token' => $token], [], $visitor), $some);
            array_push($answers, ...array_map(static fn(Exchange $exchange): Answer => $exchange->answer(), $sent));
        }

        $statuses = array_count_values(array_map(static fn(Answer $answer): int => $answer->status, $answers));
        ksort($statuses);
        self::assertSame([200 => 10, 429 => 90], $statuses);
        self::assertCount($before + 10, Database::rows('subscribers'));
        self::assertCount(10, Journal::of('mail'));
        foreach ($answers as $answer) {
            if ($answer->status === 429) {
                self::assertGreaterThan(0, (int) $answer->headers['retry-after']);
            }
        }
    }

    public function testOneAddressFromManyVisitorsAtOnceIsOneRowOneMailAndFivePostsADay(): void
    {
        $fields = ['email_reg' => 'bombed@example.com', '_token' => self::token()];
        $sent = array_map(static fn(): Exchange => self::begin($fields, [], new Visitor()), range(1, 8));
        $statuses = array_map(static fn(Exchange $exchange): int => $exchange->answer()->status, $sent);
        sort($statuses);

        self::assertSame([200, 200, 200, 200, 200, 429, 429, 429], $statuses);
        self::assertCount(1, self::rows('bombed@example.com'));
        self::assertCount(1, self::mails('bombed@example.com'));
    }
}
