<?php

declare(strict_types=1);

namespace Mullion\Tests\Blocks;

use Mullion\Blocks\Shortcode;
use Mullion\Tests\Graph;
use Mullion\Tests\PluginTestCase;
use Mullion\Tests\World\Site;
use PHPUnit\Framework\Attributes\DataProvider;

/** `[mullion name="…"]`: authors write it, contributors among them. */
final class ShortcodeTest extends PluginTestCase
{
    public function testAWidgetIsPrintedByItsOwnTemplate(): void
    {
        $html = self::shortcode(['name' => 'countdown', 'until' => '2027-01-01 10:00', 'label' => 'Đến']);

        self::assertStringContainsString('data-widget="countdown" data-until="2027-01-01T10:00:00+07:00"', $html);
        self::assertStringContainsString('Đến <time', $html);
    }

    public function testAWordAloneIsAFlagAndNamesMayBeWrittenAsWordPressLeavesThem(): void
    {
        $ends = ['name' => 'countdown', 'until' => '2027-01-01'];

        self::assertStringContainsString(' data-ended-hide', self::shortcode($ends + [0 => 'ended_hide']));
        self::assertStringContainsString(' data-ended-hide', self::shortcode($ends + ['endedhide' => 'yes']));
        self::assertStringNotContainsString('ended-hide', self::shortcode($ends + ['ended_hide' => 'no']));
        self::assertStringContainsString('data-notice-id="tet"', self::shortcode(['name' => 'notice', 'noticeid' => 'tet', 'content' => 'Nghỉ Tết']));
    }

    public function testANoticeWithoutAnIdThatCanBeUsedIsKnownByItsText(): void
    {
        $known = sprintf('data-notice-id="%s"', md5('Giảm 15%'));

        self::assertStringContainsString($known, self::shortcode(['name' => 'notice', 'content' => 'Giảm 15%']));
        self::assertStringContainsString($known, self::shortcode(['name' => 'notice', 'content' => 'Giảm 15%', 'noticeid' => 'tết này']));
    }

    public function testACountdownWithoutADateIsNone(): void
    {
        self::assertSame('', self::shortcode(['name' => 'countdown']));

        set_error_handler(static fn(): bool => true, E_USER_NOTICE);
        try {
            self::assertSame('', self::shortcode(['name' => 'countdown', 'until' => 'someday']));
        } finally {
            restore_error_handler();
        }
    }

    public function testANoticeThatSaysNothingIsNoneWithAButtonToDismissIt(): void
    {
        self::assertStringContainsString('Nghỉ Tết', self::shortcode(['name' => 'notice'], "<p>Nghỉ Tết</p>\n"));
        self::assertSame('', self::shortcode(['name' => 'notice', 'content' => ' ']));
    }

    public function testAPageWhoseNameHasDotsHasItsChat(): void
    {
        self::assertStringContainsString('https://m.me/cua.hang.viet', self::shortcode(['name' => 'chat', 'pageid' => 'cua.hang.viet']));
    }

    /** @return iterable<string, array{array<string, string>, string}> */
    public static function refused(): iterable
    {
        yield 'a word that is no choice' => [['name' => 'slider', 'preset' => 'wild'], 'wild'];
        $map = ['name' => 'map', 'lat' => '10.5', 'lng' => '106.5'];
        yield 'a number beyond its limits' => [['zoom' => '99'] + $map, 'data-zoom="99"'];
        yield 'no number' => [['zoom' => '1e9'] + $map, '1e9'];
        yield 'a script as an address' => [['url' => 'javascript:alert(1)'] + $map, 'javascript'];
        yield 'an ID with a quote' => [['name' => 'newsletter', 'id' => 'a" onfocus="x'], 'onfocus'];
        yield 'a prop that is no author’s' => [['name' => 'newsletter', 'action' => 'https://evil.example'], 'evil'];
        yield 'HTML of a prop that takes some' => [['picture' => '<img src=x onerror=alert(1)>'] + $map, 'onerror'];
    }

    /** @param array<string, string> $given */
    #[DataProvider('refused')]
    public function testWhatAFieldDoesNotTakeIsLeftOut(array $given, string $not): void
    {
        // It is told, too: SpellingTest.
        set_error_handler(static fn(): bool => true, E_USER_NOTICE);
        try {
            $html = self::shortcode($given);
        } finally {
            restore_error_handler();
        }

        self::assertStringContainsString("data-widget=\"{$given['name']}\"", $html);
        self::assertStringNotContainsString($not, $html);
    }

    public function testTextIsEscaped(): void
    {
        $html = self::shortcode(['name' => 'countdown', 'until' => '2027-01-01', 'label' => '<script>alert(1)</script>']);

        self::assertStringNotContainsString('<script', $html);
        self::assertStringContainsString('&lt;script&gt;', $html);
    }

    public function testContentIsFilteredAndLinesDivideSlides(): void
    {
        $modal = self::shortcode(['name' => 'modal', 'title' => 'Giao hàng'], '<p>Hai ngày</p><script>x()</script>');
        self::assertStringContainsString('<p>Hai ngày</p>', $modal);
        self::assertStringNotContainsString('<script', $modal);

        $slider = self::shortcode(['name' => 'slider'], "<p>Một</p>\n<hr />\n<p>Hai</p>");
        self::assertSame(2, substr_count($slider, '<li class="mullion-slider__slide">'));
        self::assertStringContainsString('data-preset="plain"', $slider);
    }

    public function testWhatIsSwitchedOffIsGoneWithItsContent(): void
    {
        Site::$options['mullion_settings'] = ['modal' => ['enabled' => false]];

        self::assertSame('', self::shortcode(['name' => 'modal', 'title' => 'Giao hàng'], '<p>Hai ngày</p>'));
    }

    public function testLinesDivideTabs(): void
    {
        $html = self::shortcode(['name' => 'tabs', 'id' => 'phong'], "<p>Một</p>\n<hr />\n<p>Hai</p>");

        self::assertStringContainsString('<li><a href="#phong-1">Tab 1</a></li><li><a href="#phong-2">Tab 2</a></li>', $html);
        self::assertStringContainsString('<section id="phong-2"><p>Hai</p></section>', $html);
    }

    public function testAPartOfThePageStaysWhereItsWidgetIsSwitchedOff(): void
    {
        $part = self::shortcode(['name' => 'reveal', 'stagger' => '80'], '<p>Một</p>');
        self::assertStringContainsString('data-widget="reveal" data-stagger="80"', $part);

        Site::$options['mullion_settings'] = ['reveal' => ['enabled' => false], 'tabs' => ['enabled' => false]];
        self::assertSame('<p>Một</p>', self::shortcode(['name' => 'reveal'], '<p>Một</p>'));
        self::assertStringContainsString('<p>Hai</p>', self::shortcode(['name' => 'tabs'], '<p>Một</p><hr><p>Hai</p>'));
    }

    public function testANumberWithoutADigitIsNone(): void
    {
        self::assertStringContainsString('>~1.500+</p>', self::shortcode(['name' => 'count-up', 'number' => '1.500', 'prefix' => '~', 'suffix' => '+']));
        self::assertSame('', self::shortcode(['name' => 'count-up', 'number' => 'nhiều']));
    }

    public function testOfAnUnknownNameTheAuthorsTextStaysAndWhichThereAreIsSaid(): void
    {
        $said = '';
        set_error_handler(static function (int $level, string $message) use (&$said): bool {
            $said = $message;
            return true;
        });
        try {
            $html = self::shortcode(['name' => 'countdwn'], 'Chữ của tác giả.');
        } finally {
            restore_error_handler();
        }

        self::assertSame('Chữ của tác giả.', $html);
        self::assertStringContainsString('There is no widget called &quot;countdwn&quot;', $said);
        self::assertStringContainsString('countdown', $said);
    }

    /** @param array<int|string, string> $given */
    private static function shortcode(array $given, string $content = ''): string
    {
        $build = __DIR__ . '/../../../wp-plugin/build';
        $manifest = new \Mullion\Assets\Manifest($build, 'https://shop.example/build/');
        return (new Shortcode((new Graph($manifest))->renderer(), require "{$build}/blocks.php"))->markup($given, $content);
    }
}
