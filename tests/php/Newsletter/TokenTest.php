<?php

declare(strict_types=1);

namespace Mullion\Tests\Newsletter;

use Mullion\Newsletter\Token;
use Mullion\Newsletter\TokenVerdict;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class TokenTest extends TestCase
{
    private const NOW = 1_795_000_000;

    private const COOKIE = '0123456789abcdef0123456789abcdef';

    /** @return iterable<string, array{int, TokenVerdict}> */
    public static function agesOfPages(): iterable
    {
        yield 'from a clock far ahead' => [-61, TokenVerdict::Bad];
        yield 'from a clock a little ahead' => [-60, TokenVerdict::TooYoung];
        yield 'just made' => [0, TokenVerdict::TooYoung];
        yield 'one second old' => [1, TokenVerdict::TooYoung];
        yield 'two seconds old' => [2, TokenVerdict::Good];
        yield 'a day old' => [86400, TokenVerdict::Good];
        yield 'older' => [86401, TokenVerdict::Bad];
    }

    #[DataProvider('agesOfPages')]
    public function testPagesTokenCountsForADay(int $age, TokenVerdict $verdict): void
    {
        $token = (new Token('key'))->forPage(self::NOW - $age);

        self::assertSame($verdict, (new Token('key'))->check($token, self::NOW, '', true));
    }

    /** @return iterable<string, array{int, TokenVerdict}> */
    public static function agesOfFetched(): iterable
    {
        yield 'just made' => [0, TokenVerdict::TooYoung];
        yield 'an hour old' => [3600, TokenVerdict::Good];
        yield 'older' => [3601, TokenVerdict::Bad];
    }

    #[DataProvider('agesOfFetched')]
    public function testFetchedTokenCountsForAnHour(int $age, TokenVerdict $verdict): void
    {
        $token = (new Token('key'))->forVisitor(self::NOW - $age, self::COOKIE);

        self::assertSame($verdict, (new Token('key'))->check($token, self::NOW, self::COOKIE, false));
    }

    public function testPagesTokenIsTheSameForEveryone(): void
    {
        self::assertSame((new Token('key'))->forPage(self::NOW), (new Token('key'))->forPage(self::NOW));
    }

    public function testPagesTokenNeedsTheBrowsersWordThatItIsOurPage(): void
    {
        $token = (new Token('key'))->forPage(self::NOW - 10);

        self::assertSame(TokenVerdict::Bad, (new Token('key'))->check($token, self::NOW, self::COOKIE, false));
    }

    public function testFetchedTokenNeedsItsOwnCookie(): void
    {
        $token = (new Token('key'))->forVisitor(self::NOW - 10, self::COOKIE);

        self::assertSame(TokenVerdict::Bad, (new Token('key'))->check($token, self::NOW, '', true));
        self::assertSame(TokenVerdict::Bad, (new Token('key'))->check($token, self::NOW, strrev(self::COOKIE), true));
    }

    public function testNoCookieBindsToNothing(): void
    {
        $token = (new Token('key'))->forVisitor(self::NOW - 10, '');

        self::assertSame(TokenVerdict::Bad, (new Token('key'))->check($token, self::NOW, '', true));
    }

    /** @return iterable<string, array{string}> */
    public static function forgeries(): iterable
    {
        $good = (new Token('key'))->forPage(self::NOW - 10);
        [, $time, $signature] = explode('-', $good);
        yield 'nothing' => [''];
        yield 'of another site' => [(new Token('other'))->forPage(self::NOW - 10)];
        yield 'with another time' => ['p-' . base_convert((string) (self::NOW - 9), 10, 36) . "-{$signature}"];
        yield 'as a fetched one' => ["v-{$time}-{$signature}"];
        yield 'cut' => [substr($good, 0, -1)];
        yield 'with a line break' => ["{$good}\n"];
        yield 'in capitals' => [strtoupper($good)];
        yield 'long' => [str_repeat('p-1-', 10000)];
    }

    #[DataProvider('forgeries')]
    public function testForgeriesAreBad(string $token): void
    {
        self::assertSame(TokenVerdict::Bad, (new Token('key'))->check($token, self::NOW, '', true));
    }
}
