<?php

declare(strict_types=1);

namespace Mullion\Tests\Templates;

use PHPUnit\Framework\Attributes\DataProvider;

final class SliderTest extends TemplateTestCase
{
    public function testEachSlideStandsInTheStripAsItWasGiven(): void
    {
        $slides = ["<a href=\"/x\">\n  Một\n</a>", '<img src="/y.webp" loading="eager" alt="Hai">'];

        $html = self::render('slider', ['slides' => $slides]);

        self::assertStringContainsString("<li class=\"mullion-slider__slide\">{$slides[0]}</li><li class=\"mullion-slider__slide\">{$slides[1]}</li>", $html);
    }

    /** @return iterable<string, array{array<string, mixed>, list<string|null>}> */
    public static function views(): iterable
    {
        yield 'one at a time' => [['preset' => 'home'], [null, 'lazy', 'lazy', 'lazy']];
        yield 'as many as the preset shows on any screen' => [['preset' => 'post'], [null, null, null, 'lazy']];
        yield 'more than the preset' => [['preset' => 'home', 'items_mobile' => 2], [null, null, 'lazy', 'lazy']];
        yield 'fewer than the preset' => [['preset' => 'post', 'items' => 1], [null, null, 'lazy', 'lazy']];
        yield 'a preset that is none' => [['preset' => 'none'], [null, 'lazy', 'lazy', 'lazy']];
    }

    /**
     * @param array<string, mixed> $props
     * @param list<string|null>    $loading
     */
    #[DataProvider('views')]
    public function testPicturesOfSlidesThatAreOutOfViewComeLater(array $props, array $loading): void
    {
        $slider = self::dom('slider', $props + ['slides' => array_fill(0, 4, '<a href="/x"><img src="/y.webp" fetchpriority="high"></a>')]);

        $said = static fn(string $name): array => array_map(static fn(int $at): ?string => self::attribute($slider, "(//img)[{$at}]", $name), [1, 2, 3, 4]);
        self::assertSame($loading, $said('loading'));
        self::assertSame(array_map(static fn(?string $lazy): ?string => $lazy === null ? 'high' : null, $loading), $said('fetchpriority'));
    }

    public function testWithoutSlidesTheStripIsEmpty(): void
    {
        self::assertStringContainsString('role="list" tabindex="0"></ul>', self::render('slider'));
    }

    public function testWithoutAPresetItIsThePlainOneAsInMarkupByHand(): void
    {
        self::assertStringStartsWith('<div class="mullion-slider" data-widget="slider" data-preset="plain" role="group">', self::render('slider'));
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
}
