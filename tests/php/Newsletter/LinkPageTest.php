<?php

declare(strict_types=1);

namespace Mullion\Tests\Newsletter;

use Mullion\Newsletter\LinkPage;
use Mullion\Newsletter\Links;
use Mullion\Newsletter\PlainPage;
use Mullion\Newsletter\Status;
use Mullion\Newsletter\Subscriber;
use Mullion\Tests\World\Answered;
use Mullion\Tests\World\Site;
use PHPUnit\Framework\Attributes\DataProvider;

/** Where the links in mails lead. */
final class LinkPageTest extends NewsletterTestCase
{
    public function testOpeningALinkShowsAButtonAndChangesNothing(): void
    {
        $this->list->add('an@shop.example', self::consent());
        $row = $this->subscriber('an@shop.example');

        foreach ([Links::ofSite()->confirm($row, time() + 60) => 'Confirm', Links::ofSite()->unsubscribe($row) => 'Unsubscribe'] as $link => $button) {
            $page = $this->open($link);
            self::assertSame(200, $page->status);
            self::assertStringContainsString(">{$button}</button>", $page->body);
            self::assertStringContainsString('an@shop.example', $page->body);
        }
        self::assertEquals($row, $this->subscriber('an@shop.example'));
    }

    public function testTheButtonConfirms(): void
    {
        $this->list->add('an@shop.example', self::consent());

        $page = $this->open(Links::ofSite()->confirm($this->subscriber('an@shop.example'), time() + 60), isPost: true);

        self::assertStringContainsString('Your subscription is confirmed', $page->body);
        self::assertSame(Status::Confirmed, $this->subscriber('an@shop.example')->status);
    }

    public function testTheButtonUnsubscribesAndAnOldConfirmationBringsNobodyBack(): void
    {
        $row = $this->confirmed('an@shop.example');

        self::assertStringContainsString('You have unsubscribed', $this->open(Links::ofSite()->unsubscribe($row), isPost: true)->body);
        self::assertSame(Status::Unsubscribed, $this->subscriber('an@shop.example')->status);
        self::assertSame(403, $this->open(Links::ofSite()->confirm($row, time() + 60), isPost: true)->status);
        self::assertSame(Status::Unsubscribed, $this->subscriber('an@shop.example')->status);
    }

    public function testAUsedLinkStaysVoidWhenAStrangerPostsTheAddressAndTheNewMailsLinkConfirms(): void
    {
        $this->subscription->subscribe('an@shop.example', self::consent(time: time()));
        $old = self::mailed('confirm');
        self::assertSame([200, 200], [$this->open($old, isPost: true)->status, $this->open($old, isPost: true)->status]);
        $this->open(Links::ofSite()->unsubscribe($this->subscriber('an@shop.example')), isPost: true);
        Site::$ahead = 600;
        $this->subscription->subscribe('an@shop.example', self::consent('a stranger', time()));

        self::assertSame([403, 403], [$this->open($old)->status, $this->open($old, isPost: true)->status]);
        self::assertSame(Status::Unsubscribed, $this->subscriber('an@shop.example')->status);

        $new = self::mailed('confirm');
        self::assertSame([200, 200], [$this->open($new, isPost: true)->status, $this->open($new, isPost: true)->status]);
        self::assertSame(Status::Confirmed, $this->subscriber('an@shop.example')->status);
        self::assertSame(403, $this->open($old, isPost: true)->status, 'Not even now.');
        self::assertSame(200, $this->open(self::mailed('unsubscribe', 0), isPost: true)->status, 'The first mail\'s.');
        self::assertSame(403, $this->open($new, isPost: true)->status);
    }

    /** @return iterable<string, array{\Closure(Subscriber): string}> */
    public static function badLinks(): iterable
    {
        yield 'that has run out' => [static fn(Subscriber $row): string => Links::ofSite()->confirm($row, time() - 1)];
        yield 'that was cut' => [static fn(Subscriber $row): string => substr(Links::ofSite()->confirm($row, time() + 60), 0, -1)];
        yield 'of another site' => [static fn(Subscriber $row): string => (new Links('other', 'https://shop.example/'))->confirm($row, time() + 60)];
        yield 'for nobody' => [static fn(Subscriber $row): string => str_replace('s=1', 's=2', Links::ofSite()->confirm($row, time() + 60))];
        yield 'for something else' => [static fn(Subscriber $row): string => str_replace('=confirm', '=delete', Links::ofSite()->confirm($row, time() + 60))];
        yield 'with lists in it' => [static fn(Subscriber $row): string => str_replace(['s=', 't='], ['s[]=', 't[]='], Links::ofSite()->confirm($row, time() + 60))];
        yield 'with a number that is none' => [static fn(Subscriber $row): string => str_replace('s=1', 's=1%20', Links::ofSite()->confirm($row, time() + 60))];
    }

    /** @param \Closure(Subscriber): string $link */
    #[DataProvider('badLinks')]
    public function testALinkIsNoLongerGood(\Closure $link): void
    {
        $this->list->add('an@shop.example', self::consent());
        $row = $this->subscriber('an@shop.example');

        foreach ([false, true] as $isPost) {
            $page = $this->open($link($row), $isPost);
            self::assertSame(403, $page->status);
            self::assertStringNotContainsString('<form', $page->body);
            self::assertStringNotContainsString('an@shop.example', $page->body);
        }
        self::assertEquals($row, $this->subscriber('an@shop.example'));
    }

    /** The address holds a signature. */
    public function testNeitherCachesNorSearchEnginesNorOtherSitesSeeThePage(): void
    {
        $page = $this->open('https://shop.example/?mullion-news=confirm');

        self::assertSame(['no-store, private', 'noindex', 'same-origin'], array_map($page->header(...), ['Cache-Control', 'X-Robots-Tag', 'Referrer-Policy']));
    }

    /** The link of a mail that was sent to confirm; of the last one unless another is named. */
    private static function mailed(string $purpose, ?int $at = null): string
    {
        $asking = array_values(array_filter(Site::$mails, static fn(array $mail): bool => str_contains($mail['message'], 'mullion-news=confirm')));
        $message = $asking[$at ?? count($asking) - 1]['message'];
        self::assertSame(1, preg_match("#https?://\S+mullion-news={$purpose}\S+#", $message, $match));
        return $match[0];
    }

    private function open(string $link, bool $isPost = false): Answered
    {
        parse_str((string) parse_url($link, PHP_URL_QUERY), $query);
        $page = new LinkPage($this->list, $this->subscription, Links::ofSite(), new PlainPage($this->build()));
        return self::answerTo(static fn() => $page->handle($query, $isPost));
    }
}
