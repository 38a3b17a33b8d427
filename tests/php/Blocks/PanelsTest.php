<?php

declare(strict_types=1);

namespace Mullion\Tests\Blocks;

use Mullion\Blocks\Panels;
use Mullion\Tests\PluginTestCase;

/** What tabs are called: by what an author has written in them. */
final class PanelsTest extends PluginTestCase
{
    public function testEachIsCalledByItsFirstHeadingWhichIsMarked(): void
    {
        $panels = Panels::of(['<div><p>Chữ</p><h3 class="a">Bếp &amp; <em>ăn</em></h3><h4>Sau</h4></div>']);

        self::assertSame(['Bếp & ăn'], array_keys($panels));
        self::assertMatchesRegularExpression('#<h3 class="a mullion-tabs__title">Bếp#', $panels['Bếp & ăn']);
        self::assertStringContainsString('<h4>Sau</h4>', $panels['Bếp & ăn']);
    }

    public function testOneWithoutAHeadingIsCalledByItsNumberAndStaysAsItIs(): void
    {
        $panels = Panels::of(['<h2>Một</h2>', '<p>Hai</p>', '<h2> </h2><p>Ba</p>']);

        self::assertSame(['Một', 'Tab 2', 'Tab 3'], array_keys($panels));
        self::assertSame('<p>Hai</p>', $panels['Tab 2']);
    }

    public function testTwoOfOneNameAreTwo(): void
    {
        self::assertSame(['Kính', 'Kính (2)'], array_keys(Panels::of(['<h2>Kính</h2>', '<h2>Kính</h2>'])));
    }

    public function testWhatIsAPartOfThePageStaysWhereTheWidgetIsOff(): void
    {
        self::assertSame('ab', Panels::kept('panels', ['x' => 'a', 'y' => 'b']));
        self::assertSame('a', Panels::kept('part', 'a'));
        self::assertSame('', Panels::kept('content', 'a'));
        self::assertSame('', Panels::kept('slides', ['a']));
    }
}
