<?php

declare(strict_types=1);

namespace Mullion\Tests\WordPress;

use Mullion\Newsletter\Links;
use Mullion\Newsletter\Subscribers;

/** Links of the newsletter's mails that are not as they were sent. */
final class NewsletterLinksTest extends NewsletterTestCase
{
    public function testAlteredLinksAnotherSubscribersLinksAndThoseThatHaveRunOutDoNothing(): void
    {
        $emails = ['one@example.com', 'two@example.com'];
        foreach ($emails as $email) {
            self::post(['email_reg' => $email]);
        }
        [$id, $other] = array_map(static fn(string $email): string => (string) self::rows($email)[0]['id'], $emails);
        $message = self::mails('one@example.com')[0]['message'];
        $confirm = self::linkIn($message, 'confirm');
        $unsubscribe = self::linkIn($message, 'unsubscribe');
        $subscriber = (new Subscribers())->byEmail('one@example.com');
        self::assertNotNull($subscriber);
        $over = substr(Links::ofSite()->confirm($subscriber, time() - 1), strlen(home_url()));

        foreach ([
            $over,
            substr($confirm, 0, -1) . (str_ends_with($confirm, '0') ? '1' : '0'),
            str_replace("s={$id}&", "s={$other}&", $confirm),
            str_replace("s={$id}&", "s={$other}&", $unsubscribe),
            str_replace('=confirm', '=unsubscribe', $confirm),
            str_replace('=unsubscribe', '=confirm', $unsubscribe),
            (string) preg_replace('/e=\d+/', 'e=99999999999', $confirm),
            str_replace('e=0', 'e=1', $unsubscribe),
            '/?mullion-news=confirm',
            '/?mullion-news[]=confirm&s[]=1&t[]=a',
            "/?mullion-news=unsubscribe&s={$id}%20OR%201=1&e=0&t=0",
        ] as $link) {
            self::assertNotContains($link, [$confirm, $unsubscribe]);
            self::assertSame(403, (new Visitor())->get($link)->status, "GET {$link}");
            self::assertSame(403, (new Visitor())->post($link)->status, "POST {$link}");
        }

        $statuses = array_map(static fn(string $email): ?string => self::rows($email)[0]['status'], $emails);
        self::assertSame(['pending', 'pending'], $statuses);
    }
}
