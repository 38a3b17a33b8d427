<?php

declare(strict_types=1);

namespace Mullion\Tests\Newsletter;

use Mullion\Attribution\Origin;
use Mullion\Newsletter\Links;
use Mullion\Newsletter\Purpose;
use Mullion\Newsletter\Status;
use Mullion\Newsletter\Subscriber;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class LinksTest extends TestCase
{
    private const NOW = 1_795_000_000;

    private static function subscriber(int $id = 7, string $secret = 'secret', string $email = 'a@b.vn'): Subscriber
    {
        return new Subscriber($id, $email, Status::Pending, $secret, '', '', '', 0, 0, 0, Origin::unknown());
    }

    private static function isGood(string $link, Purpose $purpose, Subscriber $subscriber, int $now = self::NOW, string $key = 'key'): bool
    {
        parse_str((string) parse_url($link, PHP_URL_QUERY), $query);
        self::assertIsString($query['e']);
        self::assertIsString($query['t']);
        return (new Links($key, 'https://a.vn/'))->isGood($purpose, $subscriber, (int) $query['e'], $query['t'], $now);
    }

    public function testConfirmingRunsOut(): void
    {
        $link = (new Links('key', 'https://a.vn/'))->confirm(self::subscriber(), self::NOW + 100);

        self::assertTrue(self::isGood($link, Purpose::Confirm, self::subscriber()));
        self::assertTrue(self::isGood($link, Purpose::Confirm, self::subscriber(), self::NOW + 100));
        self::assertFalse(self::isGood($link, Purpose::Confirm, self::subscriber(), self::NOW + 101));
        self::assertFalse(self::isGood(str_replace('e=', 'e=9', $link), Purpose::Confirm, self::subscriber()));
    }

    public function testUnsubscribingNeverDoesNotEvenAfterTheSitesKeysWereChanged(): void
    {
        $link = (new Links('key', 'https://a.vn/'))->unsubscribe(self::subscriber());

        self::assertTrue(self::isGood($link, Purpose::Unsubscribe, self::subscriber(), self::NOW * 2, 'other'));
    }

    public function testLinkIsForOneSubscriberOnePurposeAndOneSite(): void
    {
        $links = new Links('key', 'https://a.vn/');
        $confirm = $links->confirm(self::subscriber(), self::NOW);
        $unsubscribe = $links->unsubscribe(self::subscriber());

        self::assertFalse(self::isGood($confirm, Purpose::Unsubscribe, self::subscriber()));
        self::assertFalse(self::isGood($unsubscribe, Purpose::Confirm, self::subscriber(), 0));
        self::assertFalse(self::isGood($confirm, Purpose::Confirm, self::subscriber(), key: 'other'));
        foreach ([self::subscriber(id: 8), self::subscriber(secret: 'x'), self::subscriber(email: 'c@b.vn')] as $other) {
            self::assertFalse(self::isGood($confirm, Purpose::Confirm, $other));
            self::assertFalse(self::isGood($unsubscribe, Purpose::Unsubscribe, $other));
        }
    }

    /** @return iterable<string, array{Purpose, int, string}> */
    public static function mailboxes(): iterable
    {
        yield 'to confirm' => [Purpose::Confirm, self::NOW, 'secretkey'];
        yield 'to unsubscribe' => [Purpose::Unsubscribe, 0, 'secret'];
    }

    /** Signed as version 0.1.0 does. */
    #[DataProvider('mailboxes')]
    public function testALinkThatLiesInAMailboxIsGoodAfterAnUpdate(Purpose $purpose, int $expires, string $key): void
    {
        $signature = hash_hmac('sha256', "{$purpose->value}|7|a@b.vn|{$expires}", $key);

        self::assertTrue((new Links('key', 'https://a.vn/'))->isGood($purpose, self::subscriber(), $expires, $signature, self::NOW));
    }

    public function testAddressMayHaveAQueryOfItsOwn(): void
    {
        $link = (new Links('key', 'https://a.vn/?lang=vi'))->unsubscribe(self::subscriber());

        self::assertStringStartsWith('https://a.vn/?lang=vi&mullion-news=unsubscribe&s=7&e=0&t=', $link);
    }
}
