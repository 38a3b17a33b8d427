<?php

declare(strict_types=1);

namespace Mullion\Tests\Newsletter;

use Mullion\Newsletter\Links;
use Mullion\Newsletter\Mails;
use Mullion\Newsletter\Purpose;
use Mullion\Tests\World\Site;
use PHPUnit\Framework\Attributes\DataProvider;

/** The newsletter's own mails. */
final class MailsTest extends NewsletterTestCase
{
    /** @return iterable<array{string}> */
    public static function kinds(): iterable
    {
        yield from [['confirm'], ['welcome'], ['already']];
    }

    #[DataProvider('kinds')]
    public function testEachHasAWayToLeaveInItsTextAndForTheMailProgramsButton(string $kind): void
    {
        $mail = $this->send($kind);

        self::assertSame(1, preg_match('#^List-Unsubscribe: <(https://shop\.example/\?mullion-news=unsubscribe&[^>]+)>$#', $mail['headers'][0], $match));
        self::assertSame('List-Unsubscribe-Post: List-Unsubscribe=One-Click', $mail['headers'][1]);
        self::assertStringContainsString("To unsubscribe:\n" . ($match[1] ?? ''), $mail['message']);
    }

    #[DataProvider('kinds')]
    public function testEachSaysWhoSendsItAsTheNameIsWritten(string $kind): void
    {
        Site::$options['blogname'] = "Cửa &amp; Kính\r\nBcc: x@y.example";
        $mail = $this->send($kind);

        self::assertStringStartsWith('Cửa & Kính Bcc: x@y.example: ', $mail['subject']);
        self::assertStringContainsString('Cửa & Kính', $mail['message']);
    }

    public function testTheLinkToConfirmIsGoodAndTheMailSaysUntilWhen(): void
    {
        Site::$options['date_format'] = 'd/m/Y';
        $mail = $this->send('confirm');

        self::assertSame(1, preg_match('#https://\S+mullion-news=confirm\S+#', $mail['message'], $match));
        parse_str((string) parse_url($match[0] ?? '', PHP_URL_QUERY), $query);
        self::assertTrue(Links::ofSite()->isGood(Purpose::Confirm, $this->subscriber('an@shop.example'), (int) $query['e'], (string) $query['t'], self::NOW));
        self::assertStringContainsString('good until ' . wp_date('d/m/Y', self::NOW + 3600), $mail['message']);
    }

    public function testASiteWithoutAFormOfDatesHasOneThatEverybodyReads(): void
    {
        Site::$options['date_format'] = '';

        self::assertMatchesRegularExpression('/good until \d{4}-\d\d-\d\d\./', $this->send('confirm')['message']);
    }

    public function testAThemeChangesAMailByItsKindAndWhatItLeavesOutStays(): void
    {
        add_filter('mullion_newsletter_mail', static fn(array $mail, string $kind): array => ['subject' => "Chào ({$kind})"], 10, 2);
        $mail = $this->send('welcome');

        self::assertSame(['Chào (welcome)', 'an@shop.example'], [$mail['subject'], $mail['to']]);
        self::assertCount(2, $mail['headers']);
    }

    public function testNonsenseOfAThemeIsPassedOver(): void
    {
        add_filter('mullion_newsletter_mail', static fn(): null => null);

        self::assertSame('an@shop.example', $this->send('welcome')['to']);
    }

    public function testAMailThatDoesNotLeaveIsSaidTo(): void
    {
        Site::$canMail = false;

        self::assertFalse((new Mails(Links::ofSite()))->welcome($this->confirmed('an@shop.example')));
    }

    /** @return array{to: string, subject: string, message: string, headers: list<string>} */
    private function send(string $kind): array
    {
        $mails = new Mails(Links::ofSite());
        $subscriber = $this->confirmed('an@shop.example');
        self::assertTrue(match ($kind) {
            'confirm' => $mails->confirm($subscriber, self::NOW + 3600),
            'welcome' => $mails->welcome($subscriber),
            default => $mails->already($subscriber),
        });
        return Site::$mails[0];
    }
}
