<?php

declare(strict_types=1);

namespace Mullion\Tests\Notice;

use Mullion\Notice\Dismissal;
use Mullion\Tests\PluginTestCase;
use Mullion\Tests\World\Answered;
use Mullion\Tests\World\Response;
use PHPUnit\Framework\Attributes\DataProvider;

/** Dismissing the store's notice where no script runs. */
final class DismissalTest extends PluginTestCase
{
    private const ID = '0cc175b9c0f1b6a831c399e269772661';

    public function testTheVisitorIsBackOnThePageAndTheNoticeIsGone(): void
    {
        $answer = $this->dismiss(self::ID, 'https://shop.example/cua-hang/?trang=2');

        self::assertSame([303, 'https://shop.example/cua-hang/?trang=2'], [$answer->status, $answer->location]);
        self::nextRequest();
        self::assertTrue(Dismissal::isPlainlyDismissed(self::ID));
    }

    /** The script, and WooCommerce's own, look for this cookie. */
    public function testWhereScriptsRunLaterItStaysDismissed(): void
    {
        $this->dismiss(self::ID);

        self::assertSame('hidden', Response::cookieOf('store_notice' . self::ID));
        self::assertSame('/', Response::$cookies['store_notice' . self::ID]['path']);
    }

    public function testANewNoticeIsShownAgain(): void
    {
        $this->dismiss(self::ID);
        self::nextRequest();

        self::assertFalse(Dismissal::isPlainlyDismissed(strrev(self::ID)));
    }

    public function testAnotherSitesPageSetsNoCookie(): void
    {
        $_POST['mullion_dismiss_notice'] = self::ID;
        foreach ([['HTTP_ORIGIN', 'https://evil.example'], ['HTTP_SEC_FETCH_SITE', 'cross-site']] as [$name, $value]) {
            $_SERVER[$name] = $value;
            (new Dismissal())->handle();
            unset($_SERVER[$name]);
        }

        self::assertSame([], Response::$cookies);
    }

    /** The server refuses a browser whose cookies are too many. */
    public function testHoweverManyNoticesAreDismissedOneIsKept(): void
    {
        foreach (range(1, 30) as $number) {
            $this->dismiss("notice-{$number}");
            self::nextRequest();
        }

        self::assertSame(['mullion_plain_notice' => 'notice-30', 'store_noticenotice-30' => 'hidden'], $_COOKIE);
    }

    public function testAVisitorWithoutAReferrerIsOnTheHomePage(): void
    {
        self::assertSame('https://shop.example/', $this->dismiss(self::ID)->location);
    }

    public function testAnotherSitesPageOrWhatIsTakenForACookieIsNotGoneTo(): void
    {
        foreach (['https://evil.example/', 'https://shop.example/Set-Cookie:x'] as $from) {
            self::assertSame('https://shop.example/', $this->dismiss(self::ID, $from)->location);
        }
    }

    /** @return iterable<string, array{mixed}> */
    public static function nonsense(): iterable
    {
        yield from ['nothing' => [''], 'a list' => [[self::ID]], 'a name of another cookie' => ['x; path=/'], 'too long' => [str_repeat('a', 101)]];
        // PHP refuses such a name of a cookie with an error, and the visitor would see a broken page.
        yield 'a line break at its end' => [self::ID . "\n"];
        yield 'an accent' => ['giảm-giá'];
    }

    #[DataProvider('nonsense')]
    public function testWhatIsNoIdentifierSetsNoCookieAndLeadsNowhere(mixed $id): void
    {
        $_POST['mullion_dismiss_notice'] = $id;
        (new Dismissal())->handle();

        self::assertSame([], Response::$cookies);
    }

    #[DataProvider('nonsense')]
    public function testNonsenseInACookieDismissesNothing(mixed $id): void
    {
        $_COOKIE['mullion_plain_notice'] = $id;

        self::assertFalse(Dismissal::isPlainlyDismissed(self::ID));
        self::assertFalse(Dismissal::isPlainlyDismissed(is_string($id) ? $id : ''));
    }

    public function testAnOrdinaryPageViewSetsNothing(): void
    {
        (new Dismissal())->handle();

        self::assertSame([[], []], [Response::$cookies, Response::$headers]);
    }

    private function dismiss(string $id, ?string $from = null): Answered
    {
        $_POST['mullion_dismiss_notice'] = $id;
        $_SERVER['HTTP_REFERER'] = $from;
        return self::answerTo((new Dismissal())->handle(...));
    }
}
