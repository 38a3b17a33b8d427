<?php

declare(strict_types=1);

namespace Mullion\Tests\Newsletter;

use Mullion\Newsletter\VisitorCookie;
use Mullion\Tests\PluginTestCase;
use Mullion\Tests\World\Response;
use Mullion\Tests\World\Site;
use PHPUnit\Framework\Attributes\DataProvider;

/** The random value that a fetched token is bound to. */
final class VisitorCookieTest extends PluginTestCase
{
    private const VALUE = '0123456789abcdef0123456789abcdef';

    public function testABrowserGetsAValueOfItsOwnAndKeepsIt(): void
    {
        $first = (new VisitorCookie())->ensure();
        self::nextRequest();

        self::assertMatchesRegularExpression('/^[0-9a-f]{32}$/D', $first);
        self::assertSame([$first, $first], [(new VisitorCookie())->value(), (new VisitorCookie())->ensure()]);
        self::assertSame([], Response::$cookies, 'It is sent once.');
    }

    public function testTwoBrowsersHaveTwoValues(): void
    {
        self::assertNotSame((new VisitorCookie())->ensure(), (new VisitorCookie())->ensure());
    }

    public function testNoScriptNoOtherSiteAndNoPlainConnectionGetsIt(): void
    {
        (new VisitorCookie())->ensure();

        $cookie = Response::$cookies['mullion_form'];
        self::assertSame([true, 'Lax', true], [$cookie['httponly'], $cookie['samesite'], $cookie['secure']]);
        self::assertArrayNotHasKey('expires', $cookie, 'It is gone when the browser is closed.');
    }

    public function testASiteWithoutEncryptionHasItToo(): void
    {
        Site::$isSecure = false;
        (new VisitorCookie())->ensure();

        self::assertFalse(Response::$cookies['mullion_form']['secure']);
    }

    public function testReadingSetsNone(): void
    {
        self::assertSame('', (new VisitorCookie())->value());
        self::assertSame([], Response::$cookies);
    }

    /** @return iterable<string, array{mixed}> */
    public static function forged(): iterable
    {
        yield from ['short' => ['0123'], 'in capitals' => [strtoupper(self::VALUE)], 'a list' => [[self::VALUE]], 'a line break' => [self::VALUE . "\n"]];
    }

    #[DataProvider('forged')]
    public function testAValueThatWeNeverGaveIsNone(mixed $value): void
    {
        $_COOKIE['mullion_form'] = $value;

        self::assertSame('', (new VisitorCookie())->value());
        self::assertNotSame($value, (new VisitorCookie())->ensure());
    }
}
