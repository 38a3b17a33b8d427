<?php

declare(strict_types=1);

namespace Mullion\Tests\Newsletter;

use Mullion\Newsletter\Csv;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class CsvTest extends TestCase
{
    /** @return iterable<array{string}> */
    public static function formulas(): iterable
    {
        foreach (['=', '+', '-', '@', '＝', '＋', '－', '＠', "\t", "\r", "\n", ' =', "\u{A0}=", "\u{3000}＝", "\t="] as $start) {
            yield ["{$start}cmd|'/c calc'!A1"];
        }
        yield ["=\xFF"];
        yield ["\xFF"];
    }

    #[DataProvider('formulas')]
    public function testFormulasBecomeText(string $text): void
    {
        self::assertSame("'" . $text, Csv::cell($text));
    }

    /** @return iterable<array{string}> */
    public static function texts(): iterable
    {
        yield [''];
        yield ['a=b'];
        yield ['a@b.vn'];
        yield ["'=1"];
        yield ['Đăng ký'];
        yield ['2026-11-21 10:00:00'];
    }

    #[DataProvider('texts')]
    public function testTextStaysAsItIs(string $text): void
    {
        self::assertSame($text, Csv::cell($text));
    }

    public function testQuotesCannotEndACell(): void
    {
        self::assertSame("\"a\"\",=1,\"\"\",\"'=2\",\"b\\\",\"c\nd\"\r\n", Csv::line(['a",=1,"', '=2', 'b\\', "c\nd"]));
    }
}
