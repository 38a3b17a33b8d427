<?php

declare(strict_types=1);

namespace Mullion\Tests\Assets;

use Mullion\Tests\World\Site;

/** What stands before a widget, by whether the head is over. */
final class LateAssetsTest extends PageAssetsTestCase
{
    public function testAWidgetPrintedBeforeTheHeadNeedsNothingBeforeItsMarkup(): void
    {
        $assets = $this->assets();

        self::assertSame('', $assets->before('slider', preload: true));

        $head = $this->head($assets);
        self::assertSame(['base-1.css', 'slider-1.css'], self::styles($head));
        self::assertSame([], self::preloads($head));
        self::assertContains('slider-1.js', self::preloads(self::printedFoot()));
    }

    public function testAWidgetPrintedAfterTheHeadHasItsStyleBeforeItsMarkupAndItsPreloadsBehindAll(): void
    {
        $assets = $this->assets();
        $this->head($assets);

        $before = $assets->before('slider', preload: true);

        self::assertSame(['slider-1.css'], self::styles($before));
        self::assertSame([], self::preloads($before));
        self::assertSame(['keen-1.js', 'shared-1.js', 'slider-1.js'], self::preloads(self::printedFoot()));
    }

    public function testTheFootTellsTheScriptsOfWidgetsThatTheHeadDidNotKnow(): void
    {
        $assets = $this->assets();
        $assets->expect(['gallery']);
        $head = $this->head($assets);
        $assets->before('slider', preload: false);
        $assets->before('gallery', preload: false);

        $foot = self::printed(static fn() => do_action('wp_footer'));

        self::assertStringContainsString('gallery-1.js', $head);
        self::assertStringNotContainsString('slider-1.js', $head);
        self::assertStringContainsString('id="mullion-late">{"widgets":{"slider":["slider-1.js","visible",[0,1]]}', $foot);
        self::assertStringNotContainsString('gallery', $foot);
    }

    public function testAPageOfTheCartAloneIsToldOfSharedFilesWithItsFirstWidget(): void
    {
        unset(Site::$supports['mullion']);
        $assets = $this->assets();
        $head = $this->head($assets);
        $assets->before('slider', preload: false);

        self::assertStringContainsString('"widgets":{}', $head);
        self::assertStringNotContainsString('"shared"', $head);
        self::assertStringContainsString('id="mullion-late">{"shared":["keen-1.js","shared-1.js"],"widgets":{"slider"', self::printedFoot());
    }

    public function testTheSecondOneOfItsKindHasThemNotOnceMore(): void
    {
        $assets = $this->assets();
        $this->head($assets);
        $assets->before('notice', preload: false);

        self::assertSame('', $assets->before('notice', preload: false));
    }

    public function testOneThatWaitsForItsFirstUsePreloadsNothing(): void
    {
        $assets = $this->assets();
        $this->head($assets);

        $assets->before('gallery', preload: false);

        self::assertSame([], self::preloads(self::printedFoot()));
    }

    public function testAScriptOfTheHeadComesBeforeMarkupThatComesLate(): void
    {
        add_filter('mullion_inline_styles', '__return_false');
        $assets = $this->assets();
        $this->head($assets);

        $before = $assets->before('notice', preload: false);

        self::assertSame(['notice-1.css'], self::styles($before));
        self::assertStringContainsString('notice-head-1.js', $before);
        // There it holds the parser: a render-blocking one is for heads.
        self::assertStringNotContainsString(' async', $before);
        self::assertStringNotContainsString('blocking=', $before);
    }
}
