<?php

declare(strict_types=1);

namespace Mullion\Tests\Assets;

use Mullion\Assets\PageAssets;
use Mullion\Tests\Graph;

/** The element of the entry, and those of our other scripts. */
final class EntryTagTest extends PageAssetsTestCase
{
    public function testAPageHasTheEntryDeferredAndTheBaseStyleAndNoWidgets(): void
    {
        $head = $this->head($this->assets());

        self::assertStringContainsString('<script data-no-optimize="1" data-no-minify="1" data-no-defer="1" data-cfasync="false" src="' . self::URL . 'entry-1.js" id="mullion-js" defer>', $head);
        self::assertSame(['base-1.css'], self::styles($head));
        self::assertStringNotContainsString('modulepreload', $head);
    }

    public function testOptimisersAreAskedToLeaveOurScriptsAndOnlyOurs(): void
    {
        $assets = $this->assets();

        self::assertStringContainsString('data-no-optimize', $assets->markEntry('<script src="x"></script>', 'mullion-notice'));
        foreach (['jquery', 'mullionaire', 'theme-mullion'] as $other) {
            self::assertSame('<script src="x"></script>', $assets->markEntry('<script src="x"></script>', $other));
        }
    }

    /** A filter that forgets to return would end the page with an error that names us. */
    public function testWhatAnotherFilterHasTakenAwayStaysAway(): void
    {
        self::assertNull($this->assets()->markEntry(null, PageAssets::HANDLE));
    }

    public function testWhileTheDevServerIsUpTheEntryIsItsModule(): void
    {
        $manifest = $this->build(['widgets' => self::WIDGETS], ['dev-server.json' => '{"url":"http://127.0.0.1:5173"}']);
        $assets = (new Graph($manifest))->assets;

        $tag = $assets->markEntry('<script src="x"></script>', PageAssets::HANDLE);

        preg_match_all('/src="([^"]+)"/', $tag, $sources);
        self::assertSame(['http://127.0.0.1:5173/@vite/client', 'http://127.0.0.1:5173/src/entry.ts'], $sources[1]);
        self::assertSame(3, substr_count($tag, 'type="module"'));
        self::assertLessThan(strpos($tag, '@vite/client'), strpos($tag, '@react-refresh'), 'React has to be ready before.');
        self::assertStringContainsString('src="x"', $assets->markEntry('<script src="x"></script>', 'mullion-notice'));
    }
}
