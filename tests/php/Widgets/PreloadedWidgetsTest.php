<?php

declare(strict_types=1);

namespace Mullion\Tests\Widgets;

use Mullion\Assets\Manifest;
use Mullion\Widgets\WidgetRegistry;
use PHPUnit\Framework\TestCase;

/** What a page asks for before anything in it does shares a slow network with its first picture. */
final class PreloadedWidgetsTest extends TestCase
{
    private const BUILD = __DIR__ . '/../../../wp-plugin/build';

    public function testWhatBringsReactIsAskedForByThePageScriptAlone(): void
    {
        $widgets = (new Manifest(self::BUILD, 'https://shop.test/build/'))->widgets();
        $registry = new WidgetRegistry(self::BUILD . '/widgets');
        $isAsked = static fn(string $name): bool => $widgets[$name]['moment'] === 'load'
            || ($registry->has($name) && $registry->get($name)->preload !== null);
        $names = array_values(array_filter(array_keys($widgets), $isAsked));

        self::assertContains('notice', $names);
        self::assertNotContains('slider', $names);
        foreach ($names as $name) {
            self::assertSame([], preg_grep('/^react-/', $widgets[$name]['imports']), $name);
        }
    }
}
