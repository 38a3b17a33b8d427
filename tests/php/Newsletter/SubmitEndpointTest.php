<?php

declare(strict_types=1);

namespace Mullion\Tests\Newsletter;

use Mullion\Endpoint\Flood;
use Mullion\Endpoint\Flooded;
use Mullion\Endpoint\RateLimit;
use Mullion\Newsletter\Answer;
use Mullion\Newsletter\Options;
use Mullion\Newsletter\PlainPage;
use Mullion\Newsletter\SubmitEndpoint;
use Mullion\Newsletter\Token;
use Mullion\Newsletter\TokenEndpoint;
use Mullion\Newsletter\VisitorCookie;
use Mullion\Tests\World\Answered;
use Mullion\Tests\World\Response;
use Mullion\Tests\World\Site;
use Mullion\Tests\World\Users;
use PHPUnit\Framework\Attributes\DataProvider;

/** What becomes of the form that a visitor sends. */
final class SubmitEndpointTest extends NewsletterTestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        // As a script sends it from our own page.
        $_SERVER += ['HTTP_SEC_FETCH_SITE' => 'same-origin', 'HTTP_ORIGIN' => 'https://shop.example', 'HTTP_SEC_FETCH_MODE' => 'cors'];
        $_SERVER['HTTP_REFERER'] = 'https://shop.example/lien-he/?utm=x#form';
    }

    public function testAScriptIsToldThatItIsDoneAndTheRowKeepsWhereAndWhatFor(): void
    {
        $answer = $this->send();

        self::assertSame([200, true], [$answer->status, $answer->json['success']]);
        $row = $this->subscriber('an@shop.example');
        self::assertSame(['https://shop.example/lien-he/', (new Options())->consent()], [$row->source, $row->consent]);
        self::assertStringNotContainsString('203.0.113.9', (string) json_encode($GLOBALS['wpdb']->get_results('SELECT * FROM wp_mullion_subscribers')));
    }

    public function testTheRowKeepsWhereTheVisitorCameFromAsFarAsTheFormTells(): void
    {
        $this->send(['mullion_source_source_type' => 'utm', 'mullion_source_utm_source' => "zalo<b>\n", 'mullion_source_utm_medium' => ['x'], 'mullion_source_evil' => 'x', 'utm_source' => 'y']);
        $this->send(['email_reg' => 'binh@shop.example']);

        self::assertSame(['source_type' => 'utm', 'utm_source' => 'zalo'], $this->subscriber('an@shop.example')->origin->values);
        self::assertSame([], $this->subscriber('binh@shop.example')->origin->values);
    }

    public function testAVisitorWithoutAScriptIsBackAtTheFormWithItsAnswer(): void
    {
        $_SERVER['HTTP_SEC_FETCH_MODE'] = 'navigate';

        self::assertSame([303, 'https://shop.example/lien-he/#tin-done'], [$this->send()->status, $this->send()->location]);
        self::assertSame('https://shop.example/lien-he/#tin-failed', $this->send(['email_reg' => 'an'])->location);
    }

    /** Old browsers say what they want in another header. */
    public function testAnOldBrowserWithoutAScriptIsBackAtTheFormToo(): void
    {
        unset($_SERVER['HTTP_SEC_FETCH_MODE']);
        $_SERVER['HTTP_ACCEPT'] = 'text/html,*/*';
        self::assertSame(303, $this->send()->status);

        $_SERVER['HTTP_ACCEPT'] = 'application/json';
        self::assertSame(200, $this->send()->status);
    }

    public function testTheWayBackLeadsToNoOtherSite(): void
    {
        $_SERVER['HTTP_SEC_FETCH_MODE'] = 'navigate';
        foreach (['https://evil.example/', '//evil.example/x', 'https://shop.example:8443/x', 'http://shop.example/x'] as $back) {
            self::assertSame('https://shop.example/#tin-done', $this->send(['back' => $back])->location);
        }
    }

    /** @return iterable<string, array{array<string, mixed>, array<string, string>, int, string}> Fields, headers, status, code. */
    public static function refusals(): iterable
    {
        yield 'a link' => [[], ['REQUEST_METHOD' => 'GET'], 405, 'bad-method'];
        yield 'a huge body' => [[], ['CONTENT_LENGTH' => '16385'], 413, 'too-large'];
        yield 'no length' => [[], ['CONTENT_LENGTH' => 'x'], 413, 'too-large'];
        yield 'another site' => [[], ['HTTP_SEC_FETCH_SITE' => 'cross-site'], 403, 'foreign'];
        yield 'a list for an address' => [['email_reg' => ['an@shop.example']], [], 400, 'bad-request'];
        yield 'no address' => [['email_reg' => 'an'], [], 400, 'bad-email'];
        yield 'no token' => [['_token' => ''], [], 403, 'bad-token'];
        yield 'the bait' => [['note' => 'x'], [], 400, 'spam'];
    }

    /**
     * @param array<string, mixed>  $fields
     * @param array<string, string> $headers
     */
    #[DataProvider('refusals')]
    public function testWhatOurFormNeverSendsIsRefusedAndCostsNoMail(array $fields, array $headers, int $status, string $code): void
    {
        $answer = $this->send($fields, $headers);

        self::assertSame([$status, $code], [$answer->status, $answer->json['data']['code']]);
        self::assertSame([0, []], [$this->list->count(''), Site::$mails]);
    }

    public function testAProgramThatSendsAtOnceIsTooFast(): void
    {
        self::assertSame('too-fast', $this->send(['_token' => Token::ofSite()->forPage(Site::now())])->json['data']['code']);
    }

    public function testAVisitorWhosePageWasOpenForLongPressesOnceMore(): void
    {
        $_SERVER['HTTP_SEC_FETCH_MODE'] = 'navigate';
        $page = $this->send(['_token' => 'old', 'email_reg' => 'an"@shop.example']);
        self::assertSame(200, $page->status);
        self::assertStringContainsString('name="email_reg" value="an&quot;@shop.example"', $page->body);

        // The press itself: a fetched token, good in this browser alone.
        self::assertSame(1, preg_match('/name="_token" value="(v-[^"]+)"/', $page->body, $match));
        self::nextRequest();
        Site::$ahead = 5;
        self::assertSame(303, $this->send(['_token' => $match[1] ?? '', 'back' => 'https://shop.example/lien-he/'])->status);
        self::assertSame(1, $this->list->count(''));
    }

    public function testATokenThatAScriptFetchesIsGoodInThisBrowserAlone(): void
    {
        $token = self::answerTo(static fn() => (new TokenEndpoint(Token::ofSite(), new VisitorCookie()))->handle())->json['data'];
        self::nextRequest();
        Site::$ahead = $token['wait'] + 1;

        self::assertSame(200, $this->send(['_token' => $token['token']])->status);
        $_COOKIE = [];
        self::assertSame('bad-token', $this->send(['_token' => $token['token']])->json['data']['code']);
        $_SERVER['HTTP_SEC_FETCH_SITE'] = 'cross-site';
        self::assertSame(403, self::answerTo(static fn() => (new TokenEndpoint(Token::ofSite(), new VisitorCookie()))->handle())->status);
    }

    public function testWhoSendsTooOftenHearsWhenToComeBack(): void
    {
        add_filter('mullion_newsletter_limits', static fn(array $own): array => ['visitor' => [2, 600]] + $own);
        $statuses = array_map(fn(int $number): int => $this->send(['email_reg' => "an{$number}@shop.example"])->status, [1, 2, 3]);

        self::assertSame([200, 200, 429], $statuses);
        self::assertEqualsWithDelta(600, (int) Response::$headers['retry-after'], 2);
    }

    public function testOneMailboxIsSentToAFewTimesADayWhoeverAsks(): void
    {
        $statuses = [];
        foreach (range(1, 6) as $number) {
            $_SERVER['REMOTE_ADDR'] = "203.0.113.{$number}";
            $statuses[] = $this->send(['email_reg' => $number % 2 === 0 ? 'AN@shop.example' : 'an@shop.example'])->status;
        }

        self::assertSame([200, 200, 200, 200, 200, 429], $statuses);
    }

    public function testManySpellingsOfAMailboxAreOneMailbox(): void
    {
        $spellings = ['a.n@gmail.com', 'an+1@gmail.com', 'a.n+2@googlemail.com', 'an@gmail.com', 'a.n.@gmail.com', 'an+3@gmail.com'];
        $statuses = array_map(fn(string $email): int => $this->send(['email_reg' => $email])->status, $spellings);

        self::assertSame(429, end($statuses));
        self::assertCount(1, Site::$mails, 'Within five minutes one mail reaches it.');
    }

    public function testAHouseholdWithManyAddressesIsOneVisitor(): void
    {
        add_filter('mullion_newsletter_limits', static fn(array $own): array => ['visitor' => [2, 600]] + $own);
        $statuses = [];
        foreach (['2001:db8::1', '2001:db8::2:1', '2001:db8:0:0:9::1', '2001:db8:0:1::1'] as $number => $address) {
            $_SERVER['REMOTE_ADDR'] = $address;
            $statuses[] = $this->send(['email_reg' => "an{$number}@shop.example"])->status;
        }

        self::assertSame([200, 200, 429, 200], $statuses);
    }

    public function testTheWholeSiteHasALimitAndItsOwnerHearsOfItOnceADay(): void
    {
        Site::$options['admin_email'] = 'owner@shop.example';
        add_filter('mullion_newsletter_limits', static fn(array $own): array => ['all' => [2, 3600]] + $own);
        $statuses = [];
        foreach (range(1, 5) as $number) {
            $_SERVER['REMOTE_ADDR'] = "203.0.113.{$number}";
            $statuses[] = $this->send(['email_reg' => "an{$number}@shop{$number}.example"])->status;
        }

        self::assertSame([200, 200, 429, 429, 429], $statuses);
        self::assertSame(2, $this->list->count(''), 'Nothing is kept of who was refused.');
        $mails = array_filter(Site::$mails, static fn(array $mail): bool => $mail['to'] === 'owner@shop.example');
        self::assertCount(1, $mails);
        self::assertStringContainsString('again: 60.', end($mails)['message']);
        $shown = static function (): string {
            ob_start();
            (new Flood(Flooded::Newsletter))->show();
            return (string) ob_get_clean();
        };
        self::assertSame('', $shown(), 'Customers are not told.');
        Users::$current = Users::add('chu@shop.example', 'administrator')->ID;
        self::assertStringContainsString('notice-warning', $shown());
        Site::$ahead = 2 * 86400;
        self::assertSame('', $shown());
    }

    public function testASiteMayRefuseAnAddressAndSayWhy(): void
    {
        $answers = [];
        foreach (['Chỉ dành cho khách hàng.', new \WP_Error('x', 'Từ chối.'), false] as $verdict) {
            add_filter('mullion_newsletter_before_subscribe', static fn(): mixed => $verdict);
            $answers[] = $this->send()->json['data']['message'];
        }

        self::assertSame(['Chỉ dành cho khách hàng.', 'Từ chối.', 'This address cannot subscribe.'], $answers);
        self::assertSame(0, $this->list->count(''));
    }

    public function testAMailThatCannotBeSentIsAFailure(): void
    {
        Site::$canMail = false;

        self::assertSame([500, 'mail-failed'], [$this->send()->status, $this->send()->json['data']['code']]);
    }

    /**
     * @param array<string, mixed>  $fields
     * @param array<string, string> $headers
     */
    private function send(array $fields = [], array $headers = []): Answered
    {
        $token = Token::ofSite();
        $_POST = $fields + ['_token' => $token->forPage(time() - 60), 'email_reg' => 'an@shop.example', 'note' => '', 'form' => 'tin'];
        foreach ($headers + ['REQUEST_METHOD' => 'POST', 'CONTENT_LENGTH' => '200'] as $name => $value) {
            $_SERVER[$name] = $value;
        }
        $cookie = new VisitorCookie();
        $answer = new Answer($token, $cookie, new PlainPage($this->build()));
        $endpoint = new SubmitEndpoint($this->subscription, new Options(), new RateLimit(), $token, $cookie, $answer, new Flood(Flooded::Newsletter));
        return self::answerTo($endpoint->handle(...));
    }
}
