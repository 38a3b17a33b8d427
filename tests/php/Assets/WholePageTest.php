<?php

declare(strict_types=1);

namespace Mullion\Tests\Assets;

use PHPUnit\Framework\Attributes\DataProvider;

/** What a page that WordPress 6.9 sends as a whole has of widgets that were written by hand. */
final class WholePageTest extends PageAssetsTestCase
{
    private const EARLY = [
        'slider' => ['early' => 'slider-early-1.js', 'moment' => 'load'] + self::WIDGETS['slider'],
        'gallery' => ['early' => 'gallery-early-1.js'] + self::WIDGETS['gallery'],
    ] + self::WIDGETS;

    public function testAWidgetOfTheThemesOwnMarkupIsToldWithItsStyleAndPreloadsInTheHead(): void
    {
        $html = $this->whole('<div class="owl" data-widget="slider"><ul></ul></div>');
        $head = strstr($html, '</head>', true);

        self::assertEqualsCanonicalizing(['base-1.css', 'slider-1.css'], self::styles($head));
        self::assertSame(['slider-early-1.js'], self::preloads($head));
        self::assertStringContainsString('"widgets":{"slider":["slider-1.js"', $head);
        self::assertSame(1, substr_count($html, 'id="mullion-config"'));
        self::assertSame(['keen-1.js', 'shared-1.js', 'slider-1.js'], array_slice(self::preloads($html), 1), 'What starts with the page, behind all pictures.');
        self::assertStringEndsWith("slider-1.js\" fetchpriority=\"low\">\n</body></html>", $html);
    }

    public function testWhatPhpHasRenderedIsToldInOnePlaceWithIt(): void
    {
        $html = $this->whole('<div data-widget="slider"></div>', static fn($assets) => print $assets->before('gallery', preload: false) . '<div data-widget="gallery"></div>');

        self::assertStringContainsString('"gallery":["gallery-1.js"', strstr($html, '</head>', true));
        self::assertStringNotContainsString('id="mullion-late"', $html);
        self::assertSame(1, substr_count($html, 'gallery-1.css'));
    }

    public function testWhatWasExpectedAndIsNotThereIsNotPreloaded(): void
    {
        $expect = static fn($assets) => $assets->expect(['slider', 'gallery']);

        $html = $this->whole('<div data-widget="gallery"></div>', before: $expect);

        self::assertSame(['gallery-early-1.js'], self::preloads($html));
        self::assertStringContainsString('"slider":', $html, 'A script may still bring it.');
    }

    public function testWhatASelectorTakesOverKeepsItsPreload(): void
    {
        add_filter('mullion_aliases', static fn(array $all): array => $all + ['.owl' => ['widget' => 'slider']]);

        self::assertContains('slider-early-1.js', self::preloads($this->whole('<div class="owl"></div>')));
    }

    /** @return iterable<string, array{string}> */
    public static function others(): iterable
    {
        yield 'of nobody' => ['<div data-widget="weather"></div>'];
        yield 'an elementor one' => ['<div data-widget_type="slider.default"></div>'];
        yield 'in a text' => ['<p>data-widget="slider"</p>'];
        yield 'switched off' => ['<div data-widget="notice"></div>'];
        yield 'none' => ['<p>Cửa</p>'];
    }

    #[DataProvider('others')]
    public function testAPageWithoutAnyIsLeftAsItIs(string $content): void
    {
        add_filter('mullion_enabled', static fn(bool $isOn, string $name): bool => $isOn && $name !== 'notice', 10, 2);
        [$before, $after] = [null, null];
        $html = $this->whole($content, whole: static function (string $page) use (&$before): void {
            $before = $page;
        });

        self::assertSame($before, $html);
    }

    public function testAnswersOfOthersAreLeftAsTheyAre(): void
    {
        $assets = $this->assets(['widgets' => self::EARLY]);
        $this->head($assets);
        do_action('wp_template_enhancement_output_buffer_started');

        self::assertSame('<p data-widget="slider">', apply_filters('wp_template_enhancement_output_buffer', '<p data-widget="slider">'));
        self::assertNull(apply_filters('wp_template_enhancement_output_buffer', null));
    }

    private function whole(string $content, ?\Closure $render = null, ?\Closure $before = null, ?\Closure $whole = null): string
    {
        $assets = $this->assets(['widgets' => self::EARLY]);
        $before === null || $before($assets);
        $head = $this->head($assets);
        do_action('wp_template_enhancement_output_buffer_started');
        $middle = $content . ($render === null ? '' : self::printed(static fn() => $render($assets)));
        $html = "<html><head>{$head}</head><body>{$middle}" . self::printedFoot() . '</body></html>';
        $whole === null || $whole($html);
        return apply_filters('wp_template_enhancement_output_buffer', $html, $html);
    }
}
