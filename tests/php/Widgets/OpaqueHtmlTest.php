<?php

declare(strict_types=1);

namespace Mullion\Tests\Widgets;

use Mullion\Widgets\OpaqueHtml;
use PHPUnit\Framework\TestCase;

/** Trusted HTML keeps its own white space while the template's goes. */
final class OpaqueHtmlTest extends TestCase
{
    public function testWhatWasHiddenIsShownInItsPlace(): void
    {
        $opaque = new OpaqueHtml();

        $html = "<li>{$opaque->hide('<b>1</b>')}</li><li>{$opaque->hide('<b>2</b>')}</li>";

        self::assertStringNotContainsString('<b>', $html);
        self::assertSame('<li><b>1</b></li><li><b>2</b></li>', $opaque->show($html));
    }

    public function testListsOfListsAreHiddenAndOtherValuesStay(): void
    {
        $opaque = new OpaqueHtml();

        $hidden = $opaque->hide(['a' => ['<b>1</b>', 7], 'b' => null, 'c' => true]);

        self::assertIsArray($hidden);
        self::assertSame([7, null, true], [$hidden['a'][1], $hidden['b'], $hidden['c']]);
        self::assertSame('<b>1</b>', $opaque->show($hidden['a'][0]));
    }

    /** An author could write it into a title, which a template prints as an attribute. */
    public function testNobodyCanWriteAPlaceholder(): void
    {
        $opaque = new OpaqueHtml();
        $opaque->hide('x" onmouseover="alert(1)" y="');

        self::assertNotSame((new OpaqueHtml())->hide('x'), (new OpaqueHtml())->hide('x'));
        foreach (["\u{E000}0\u{E001}", "\u{E000}-0\u{E001}"] as $written) {
            self::assertSame($written, $opaque->show($written));
        }
    }

    public function testTheSameTextTwiceIsTwoTexts(): void
    {
        $opaque = new OpaqueHtml();

        self::assertNotSame($opaque->hide('x'), $opaque->hide('x'));
    }

    /** With twelve slides, the first placeholder must not be found within the eleventh. */
    public function testManyTextsAreNotMixedUp(): void
    {
        $opaque = new OpaqueHtml();
        $slides = array_map(static fn(int $n): string => "<i>{$n}</i>", range(1, 120));

        self::assertSame(implode('0', $slides), $opaque->show(implode('0', (array) $opaque->hide($slides))));
    }

    /** What an author writes is shown once, even where it looks like one of our places. */
    public function testHtmlThatLooksLikeAPlaceStaysAsItIs(): void
    {
        $opaque = new OpaqueHtml();
        $first = $opaque->hide("one \u{E000}1\u{E001}");
        $second = $opaque->hide('two');
        self::assertIsString($first);
        self::assertIsString($second);

        self::assertSame("one \u{E000}1\u{E001} two", $opaque->show("{$first} {$second}"));
    }
}
