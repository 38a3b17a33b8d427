<?php

declare(strict_types=1);

namespace Mullion\Tests\Assets;

use Mullion\Tests\Graph;
use Mullion\Tests\World\Shop;
use Mullion\Tests\World\Site;
use PHPUnit\Framework\Attributes\DataProvider;

/** What stands in a page's head, and what before a widget that comes later. */
final class PageAssetsTest extends PageAssetsTestCase
{
    public function testWithoutABuildThePageIsLeftAsItIs(): void
    {
        $assets = (new Graph(new \Mullion\Assets\Manifest('/nowhere', self::URL)))->assets;

        self::assertSame('', $this->head($assets));
    }

    public function testTheConfigurationStandsInTheHead(): void
    {
        self::assertStringContainsString('id="mullion-config"', $this->head($this->assets()));
    }

    public function testAWidgetThatIsExpectedHasItsStyleInTheHeadBehindTheBase(): void
    {
        $assets = $this->assets();
        $assets->register();
        $assets->enqueue();
        $assets->expect(['slider', 'confirm']);

        self::assertSame(['base-1.css', 'slider-1.css'], self::styles(self::printHead($assets)));
    }

    public function testItsScriptIsPreloadedWithWhatItImportsWhereItIsWantedAtOnce(): void
    {
        $assets = $this->assets();
        $assets->expect(['slider'], preload: true);
        $assets->expect(['gallery'], preload: true);
        $assets->expect(['slider']);

        // Each once, although two need it.
        self::assertSame(['keen-1.js', 'shared-1.js', 'slider-1.js', 'gallery-1.js'], self::preloads($this->headAndFoot($assets)));
    }

    public function testPreloadsGiveWayToThePicturesOfThePage(): void
    {
        $assets = $this->assets();
        $assets->expect(['confirm'], preload: true);

        self::assertStringContainsString('fetchpriority="low"', $this->headAndFoot($assets));
    }

    public function testAWidgetThatNobodyHasIsPassedOver(): void
    {
        $assets = $this->assets();
        $assets->expect(['nobody'], preload: true);
        $head = $this->head($assets);

        self::assertSame([['base-1.css'], []], [self::styles($head), self::preloads($head)]);
    }

    public function testAScriptOfTheHeadStandsInThePageBeforeAnythingIsPainted(): void
    {
        $build = $this->build(['widgets' => self::WIDGETS], ['notice-head-1.js' => 'hideDismissed()']);
        $assets = (new Graph($build))->assets;
        $assets->expect(['notice']);
        $head = $this->head($assets);

        self::assertMatchesRegularExpression('#<script data-no-optimize="1"[^>]* id="mullion-notice-js">\s*hideDismissed#', $head);
        self::assertStringNotContainsString('notice-head-1.js', $head . $assets->before('notice', preload: false));
    }

    public function testAsAFileItHoldsTheFirstPaintAndNotTheParser(): void
    {
        add_filter('mullion_inline_styles', '__return_false');
        $assets = $this->assets();
        $assets->expect(['notice']);

        self::assertMatchesRegularExpression('#<script [^>]*blocking="render" src="' . self::URL . 'notice-head-1\.js" id="mullion-notice-js" async>#', $this->head($assets));
    }

    public function testAWidgetThatIsSwitchedOffBringsNothing(): void
    {
        Site::$options['mullion_settings'] = ['notice' => ['enabled' => false]];
        $assets = $this->assets();
        $assets->expect(['notice'], preload: true);
        $head = $this->head($assets);

        self::assertSame([['base-1.css'], []], [self::styles($head), self::preloads($head)]);
        self::assertStringNotContainsString('notice-head', $head);
    }

    public function testTheKindOfThePageSaysWhichWidgetsAreThere(): void
    {
        Shop::open();
        Shop::$kinds = ['product'];

        $head = $this->head($this->assets(['pages' => ['gallery' => ['product'], 'slider' => ['listing', 'cart']]]));

        self::assertSame(['base-1.css', 'gallery-1.css'], self::styles($head));
    }

    /** @return iterable<string, array{mixed, list<string>}> */
    public static function themes(): iterable
    {
        yield 'that names its widgets' => [[['slider', 'gallery', 'slider']], ['slider-1.css', 'gallery-1.css']];
        yield 'that names none' => [true, []];
        yield 'that names nonsense' => [[[7, null, ['slider'], 'gallery']], ['gallery-1.css']];
        yield 'that gives a text' => [['slider'], []];
    }

    /** @param list<string> $styles */
    #[DataProvider('themes')]
    public function testAThemeSaysWhichWidgetsItsPagesHave(mixed $support, array $styles): void
    {
        Site::$supports['mullion'] = $support;

        self::assertSame(['base-1.css', ...$styles], self::styles($this->head($this->assets())));
    }

    public function testMarkupThatAThemeHandsOverHasItsStyleAndWooCommercesOwnHasItByThePage(): void
    {
        add_filter('mullion_aliases', static fn(array $aliases): array => $aliases + ['.owl' => ['widget' => 'slider']]);

        $head = $this->head($this->assets(['aliases' => ['.gallery' => ['widget' => 'gallery']]]));

        self::assertSame(['base-1.css', 'slider-1.css'], self::styles($head));
    }

    public function testSmallStylesAreInThePageUnlessTheThemeWantsFiles(): void
    {
        Site::$supports['mullion'] = [['slider']];
        $this->head($this->assets());
        foreach (['mullion' => 'base-1.css', 'mullion-slider' => 'slider-1.css'] as $handle => $file) {
            self::assertStringEndsWith("/{$file}", wp_styles()->registered[$handle]->extra['path']);
        }

        Site::reset();
        add_filter('mullion_inline_styles', static fn(): bool => false);
        $this->head($this->assets());
        self::assertArrayNotHasKey('path', wp_styles()->registered['mullion']->extra);
    }

    public function testSmallStylesInThePageTakeNoRoomFromOthers(): void
    {
        Site::$supports['mullion'] = [['slider']];
        $this->head($this->assets());
        foreach (['mullion' => 500, 'mullion-slider' => 30] as $handle => $size) {
            file_put_contents(wp_styles()->registered[$handle]->extra['path'], str_repeat('x', $size));
        }
        wp_dequeue_style('mullion-slider');
        self::assertSame(20500, apply_filters('styles_inline_size_limit', 20000));

        wp_enqueue_style('mullion-slider');
        self::assertSame(20530, apply_filters('styles_inline_size_limit', 20000));
        self::assertSame(0, apply_filters('styles_inline_size_limit', 0), 'A site that wants none gets none.');
    }

    public function testTheDevServersStylesAreNeverInThePage(): void
    {
        $manifest = $this->build(['widgets' => self::WIDGETS], ['dev-server.json' => '{"url":"http://localhost:5173"}']);
        $this->head((new Graph($manifest))->assets);

        self::assertArrayNotHasKey('path', wp_styles()->registered['mullion']->extra);
    }

    public function testThereIsOnePlaceWhereScreenReadersHearWhatHappens(): void
    {
        $assets = $this->assets();
        $assets->register();

        $footer = self::printed(static fn() => do_action('wp_footer'));

        self::assertSame('<div id="mullion-status" class="mullion-status" role="status"></div>', $footer);
    }
}
