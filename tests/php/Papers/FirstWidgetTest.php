<?php

declare(strict_types=1);

namespace Mullion\Tests\Papers;

use Mullion\Assets\Manifest;
use Mullion\Tests\Graph;
use Mullion\Tests\PluginTestCase;

/** What the paper for a first widget says to write in PHP. */
final class FirstWidgetTest extends PluginTestCase
{
    private const PAPER = __DIR__ . '/../../../docs/first-widget.md';

    public function testTheTemplateTagPrintsTheSlider(): void
    {
        preg_match('/^echo (mullion_render\(.*\));$/m', (string) file_get_contents(self::PAPER), $match);
        $renderer = (new Graph(new Manifest('/nowhere', '/build/')))->renderer();
        $code = str_replace('mullion_render(', '$renderer->markup(', $match[1] ?? '');

        /** @var string $html */
        $html = eval("return {$code};");
        self::assertStringContainsString('data-widget="slider"', $html);
        // As the markup above it.
        self::assertStringContainsString('data-preset="plain"', $html);
        self::assertStringContainsString('data-items="4"', $html);
        self::assertSame(2, substr_count($html, 'class="mullion-slider__slide"'));
    }
}
