<?php

declare(strict_types=1);

namespace Mullion\Tests\SocialLogin;

use Mullion\SocialLogin\Attempt;
use Mullion\SocialLogin\Ending;
use Mullion\SocialLogin\LoginError;
use Mullion\SocialLogin\Problem;
use Mullion\Tests\World\Answered;
use PHPUnit\Framework\Attributes\DataProvider;

/** A page of our own, and what a popup's opener is told. */
final class PageTest extends PageTestCase
{
    public function testItsTitleIsTextAndItsStylesAreOurs(): void
    {
        $body = self::answerTo(fn() => $this->page->send(200, 'Hết <hạn>', '<p>x</p>'))->body;

        self::assertStringContainsString('<h1>Hết &lt;hạn&gt;</h1><p>x</p>', $body);
        self::assertStringContainsString('build/login-1.css', $body);
        self::assertStringNotContainsString('<script', $body, 'Nobody waits for a result.');
    }

    /** Its address holds a code or a ticket. */
    public function testNeitherCachesNorFramesNorOtherSitesSeeIt(): void
    {
        $answer = self::answerTo(fn() => $this->page->send(403, 'x', ''));

        self::assertSame(403, $answer->status);
        self::assertSame(['no-store, private', 'DENY', 'no-referrer', 'noindex', 'nosniff'], array_map($answer->header(...), [
            'Cache-Control', 'X-Frame-Options', 'Referrer-Policy', 'X-Robots-Tag', 'X-Content-Type-Options',
        ]));
    }

    public function testNoScriptOfAnybodyElseRunsThere(): void
    {
        $policy = (string) self::answerTo(fn() => $this->page->send(200, 'x', ''))->header('Content-Security-Policy');

        self::assertStringContainsString("default-src 'none'", $policy);
        self::assertStringContainsString("script-src 'self' https://shop.example;", $policy);
        self::assertStringNotContainsString('unsafe', $policy);
    }

    public function testTheResultIsDataThatEndsNoElement(): void
    {
        $result = ['success' => true, 'redirect' => '/</script><script>alert(1)</script>'];

        $answer = self::answerTo(fn() => $this->page->send(200, 'x', '', $result));

        self::assertSame($result, self::reported($answer));
        self::assertSame(2, substr_count($answer->body, '<script'));
        self::assertStringContainsString('<script type="module" src="https://shop.example/build/login-1.js">', $answer->body);
    }

    public function testWhatIsLeftToProveHasItsPageInTheSameWindow(): void
    {
        $ending = new Ending('https://shop.example/?mullion-login=finish&ticket=x', isDone: false);
        foreach ([true, false] as $isPopup) {
            $answer = self::answerTo(fn() => $this->answer->ending($ending, new Attempt('google', '/', $isPopup)));
            self::assertSame([303, $ending->address], [$answer->status, $answer->location]);
        }
    }

    public function testTheEndOfALoginLeadsToNoOtherSite(): void
    {
        $ending = new Ending('https://evil.example/', isDone: true);

        self::assertSame('https://shop.example/', self::answerTo(fn() => $this->answer->ending($ending, self::attempt()))->location);
        self::assertSame('https://shop.example/', self::reported(self::answerTo(fn() => $this->answer->ending($ending, new Attempt('google', '/', true))))['redirect']);
    }

    public function testOnlyTheWayToAProviderLeadsToAnotherHost(): void
    {
        self::assertSame('https://shop.example/wp-admin/', self::answerTo(fn() => $this->answer->go('https://evil.example/'))->location);
        self::assertSame('https://id.example/authorize', self::answerTo(fn() => $this->answer->goToProvider('https://id.example/authorize'))->location);
    }

    /** @return iterable<string, array{Problem}> */
    public static function problems(): iterable
    {
        foreach (Problem::cases() as $problem) {
            yield $problem->value => [$problem];
        }
    }

    #[DataProvider('problems')]
    public function testEachProblemHasItsSentenceAndAStatusOfAFailure(Problem $problem): void
    {
        $answer = $this->failure($problem, new Attempt('google', '/', true, 'channel'));

        self::assertGreaterThanOrEqual(400, $answer->status);
        self::assertSame([false, $problem->value, $problem->message(), 'channel'], array_values(array_intersect_key(self::reported($answer), ['success' => 0, 'code' => 0, 'message' => 0, 'attempt' => 0])));
        self::assertStringContainsString('<p>' . esc_html($problem->message()) . '</p>', $answer->body);
        self::assertStringNotContainsString('secret detail', $answer->body);
    }

    public function testNoTwoProblemsSayTheSame(): void
    {
        $messages = array_map(static fn(Problem $one): string => $one->message(), Problem::cases());

        self::assertSame($messages, array_unique($messages));
    }

    public function testWhoConnectsIsBackOnThePageOfTheirAccount(): void
    {
        $answer = $this->failure(Problem::Elsewhere, new Attempt('google', 'https://shop.example/tai-khoan/?a=1', user: 7));

        self::assertSame('https://shop.example/tai-khoan/?a=1&mullion-login-failed=elsewhere', $answer->location);
    }

    private function failure(Problem $problem, ?Attempt $attempt): Answered
    {
        return self::answerTo(fn() => $this->answer->failure(new LoginError($problem, 'secret detail'), $attempt, 'google'));
    }
}
