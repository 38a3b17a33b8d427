<?php

declare(strict_types=1);

namespace Mullion\Tests\Widgets;

use Mullion\Widgets\UnknownWidget;
use Mullion\Widgets\WidgetRegistry;
use PHPUnit\Framework\TestCase;

final class UnknownWidgetTest extends TestCase
{
    public function testNamesTheNearestAndAllKnown(): void
    {
        $error = UnknownWidget::named('slidr', ['slider', 'notice']);

        self::assertSame(
            'There is no template for a widget called "slidr". Did you mean "slider"? There are: notice, slider. The others have no template: write data-widget on markup of your own.',
            $error->getMessage(),
        );
    }

    public function testSaysThatThePluginWasNotBuilt(): void
    {
        self::assertStringContainsString('was the plugin built?', UnknownWidget::named('x', [])->getMessage());
    }

    public function testANameIsNeverAPath(): void
    {
        $registry = new WidgetRegistry(__DIR__);

        $this->expectException(UnknownWidget::class);
        $registry->get('../../wp-plugin/src/Widgets');
    }
}
