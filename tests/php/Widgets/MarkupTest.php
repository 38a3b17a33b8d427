<?php

declare(strict_types=1);

namespace Mullion\Tests\Widgets;

use Mullion\Widgets\Markup;
use Mullion\Widgets\OpaqueHtml;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class MarkupTest extends TestCase
{
    /** @return iterable<string, array{string, string}> */
    public static function templates(): iterable
    {
        yield 'indentation between tags goes' => ["<p>\n    <b>a</b>\n</p>\n", '<p><b>a</b></p>'];
        yield 'a space in one line stays' => ['<b>a</b> <i>b</i>', '<b>a</b> <i>b</i>'];
        yield 'text keeps its line breaks' => ["<p>a\n b</p>", "<p>a\n b</p>"];
        yield 'a void element in a text' => ["<p>a\n    <br>\n    b</p>", "<p>a\n    <br>\n    b</p>"];
        yield 'Vietnamese text' => ["<p>\n    <b>Cửa</b>\n</p>", '<p><b>Cửa</b></p>'];
        yield 'text that was typed on a Mac' => ["<p>\n<b>Cu\u{31B}\u{309}a</b>\n</p>", "<p><b>Cu\u{31B}\u{309}a</b></p>"];
        yield 'a comparison in a text' => ["<p>1 < 2\n and 3 > 2</p>", "<p>1 < 2\n and 3 > 2</p>"];
        yield 'nothing' => ['', ''];
        yield 'attributes on lines of their own are joined' => ["<input\n    name=\"a\"\n    value=\"b\"\n>", '<input name="a" value="b">'];
    }

    #[DataProvider('templates')]
    public function testJoinsTagsAsJsxDoes(string $template, string $expected): void
    {
        self::assertSame($expected, Markup::joinTags($template));
    }

    public function testAttributesAreEscapedAndEmptyOnesLeftOut(): void
    {
        $html = Markup::attributes(['a' => '"><script>', 'b' => null, 'c' => false, 'd' => true, 'e' => 0]);

        self::assertSame(' a="&quot;&gt;&lt;script&gt;" d e="0"', $html);
    }

    /** @return iterable<string, array{mixed, string}> */
    public static function values(): iterable
    {
        yield 'an empty text' => ['', ' a=""'];
        yield 'zero' => [0, ' a="0"'];
        yield 'a fraction' => [0.5, ' a="0.5"'];
        yield 'a quote in Vietnamese' => ["Cửa \"lùa\" & 'kính'", ' a="Cửa &quot;lùa&quot; &amp; &#039;kính&#039;"'];
        yield 'a line break' => ["a\nb", " a=\"a\nb\""];
        // A theme may give nonsense for any prop.
        yield 'a list' => [['a'], ''];
        yield 'an object' => [new \stdClass(), ''];
    }

    #[DataProvider('values')]
    public function testAValueIsPrintedOrLeftOut(mixed $value, string $expected): void
    {
        self::assertSame($expected, Markup::attributes(['a' => $value]));
    }

    public function testTrustedHtmlKeepsItsOwnWhiteSpace(): void
    {
        $opaque = new OpaqueHtml();
        $slides = $opaque->hide(["<b>1</b>\n<b>2</b>", 7]);
        self::assertIsArray($slides);
        self::assertIsString($slides[0]);

        $joined = Markup::joinTags("<ul>\n    <li>\n        {$slides[0]}\n    </li>\n</ul>");

        self::assertSame("<ul><li><b>1</b>\n<b>2</b></li></ul>", $opaque->show($joined));
        self::assertSame(7, $slides[1]);
    }
}
