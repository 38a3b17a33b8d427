<?php

declare(strict_types=1);

namespace Mullion\Tests\Templates;

use Mullion\Widgets\WidgetRegistry;
use PHPUnit\Framework\Attributes\DataProvider;

final class SliderTest extends TemplateTestCase
{
    public function testEachSlideStandsInTheStripAsItWasGiven(): void
    {
        $slides = ["<a href=\"/x\">\n  Một\n</a>", '<img src="/y.webp" alt="Hai">'];

        $html = self::render('slider', ['slides' => $slides]);

        self::assertStringContainsString("<li class=\"mullion-slider__slide\">{$slides[0]}</li><li class=\"mullion-slider__slide\">{$slides[1]}</li>", $html);
    }

    public function testWithoutSlidesTheStripIsEmpty(): void
    {
        self::assertStringContainsString('role="list" tabindex="0"></ul>', self::render('slider'));
    }

    public function testWhatTheThemeLeavesOpenThePresetDecides(): void
    {
        self::assertStringStartsWith('<div class="mullion-slider" data-widget="slider" data-preset="home" role="group">', self::render('slider'));
    }

    public function testAFlagIsSaidInWordsAndAnythingElseLeavesItToThePreset(): void
    {
        $slider = self::dom('slider', ['arrows' => true, 'dots' => false, 'autoplay' => 'yes', 'fade' => 1]);

        $root = '//*[@data-widget]';
        self::assertSame(['true', 'false'], [self::attribute($slider, $root, 'data-arrows'), self::attribute($slider, $root, 'data-dots')]);
        self::assertSame([null, null], [self::attribute($slider, $root, 'data-autoplay'), self::attribute($slider, $root, 'data-fade')]);
    }

    public function testNumbersAreSaidForEachWidth(): void
    {
        $slider = self::dom('slider', ['items' => 4, 'items_tablet' => 2, 'pause' => 0]);

        $root = '//*[@data-widget]';
        self::assertSame(['4', '2', '0', null], array_map(
            static fn(string $name): ?string => self::attribute($slider, $root, "data-{$name}"),
            ['items', 'items-tablet', 'pause', 'items-mobile'],
        ));
    }

    /** @return iterable<string, array{array<string, mixed>, bool}> */
    public static function preloads(): iterable
    {
        yield 'the hero moves by itself' => [['preset' => 'home'], true];
        yield 'the hero that may not' => [['preset' => 'home', 'autoplay' => false], false];
        yield 'products wait for a press' => [['preset' => 'sale-2'], false];
        yield 'products that move by themselves' => [['preset' => 'sale-2', 'autoplay' => true], true];
        yield 'nonsense for autoplay' => [['preset' => 'sale-2', 'autoplay' => 'true'], false];
    }

    /** @param array<string, mixed> $props */
    #[DataProvider('preloads')]
    public function testItsScriptIsWantedAtOnceWhereItMovesByItself(array $props, bool $isWanted): void
    {
        $widget = (new WidgetRegistry(dirname(__DIR__, 3) . '/wp-plugin/build/widgets'))->get('slider');
        self::assertNotNull($widget->preload);

        self::assertSame($isWanted, ($widget->preload)($props + ($widget->defaults)()));
    }
}
