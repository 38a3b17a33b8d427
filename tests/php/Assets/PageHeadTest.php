<?php

declare(strict_types=1);

namespace Mullion\Tests\Assets;

use Mullion\Assets\Manifest;
use Mullion\Assets\PageHead;
use Mullion\Tests\PluginTestCase;
use Mullion\Tests\World\Site;

/** The head of a page that no theme prints. */
final class PageHeadTest extends PluginTestCase
{
    public function testItHasALanguageATitleAndTheStylesOfOneWidget(): void
    {
        Site::$options['blogname'] = 'Cửa "Việt"';
        $manifest = $this->build(['widgets' => ['newsletter' => ['css' => 'newsletter-1.css'], 'slider' => ['css' => 'slider-1.css']]]);

        $html = self::printed(static fn() => PageHead::show('Hủy <đăng ký>', $manifest, 'newsletter'));

        self::assertStringStartsWith('<!doctype html><html lang="vi"><head><meta charset="utf-8">', $html);
        self::assertStringContainsString('<title>Hủy &lt;đăng ký&gt; – Cửa &quot;Việt&quot;</title>', $html);
        preg_match_all('#href="https://shop.example/build/([^"]+)"#', $html, $files);
        self::assertSame(['base-1.css', 'newsletter-1.css'], $files[1]);
    }

    public function testNoSearchEngineKeepsIt(): void
    {
        self::assertStringContainsString('<meta name="robots" content="noindex">', self::printed(fn() => PageHead::show('x', $this->build(), 'x')));
    }

    public function testWithoutABuildItIsAPlainPage(): void
    {
        $html = self::printed(static fn() => PageHead::show('x', new Manifest('/nowhere', '/build/'), 'newsletter'));

        self::assertStringNotContainsString('stylesheet', $html);
        self::assertStringContainsString('<title>x – ', $html);
    }
}
