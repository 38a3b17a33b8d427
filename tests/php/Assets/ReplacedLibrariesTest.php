<?php

declare(strict_types=1);

namespace Mullion\Tests\Assets;

use Mullion\Assets\ReplacedLibraries;
use Mullion\Tests\PluginTestCase;

/** The script that stands in for slider libraries that have left the page. */
final class ReplacedLibrariesTest extends PluginTestCase
{
    public function testAPageOfWhichNobodySaidSoHasNone(): void
    {
        self::assertSame('', $this->head());
    }

    public function testItIsPrintedForTheLibrariesThatAreNamedAndKnown(): void
    {
        add_filter('mullion_replaced_libraries', static fn(): array => ['swiper', 'owl', '"><b>']);

        self::assertStringContainsString('data-libraries="owl swiper"', $this->head());
        self::assertStringContainsString('sliders.js', $this->head());
    }

    public function testNonsenseIsNoLibrary(): void
    {
        add_filter('mullion_replaced_libraries', static fn(): string => 'owl');

        self::assertSame('', $this->head());
    }

    private function head(): string
    {
        ob_start();
        (new ReplacedLibraries($this->build(['standIns' => ['sliders' => 'sliders.js']])))->print();
        return (string) ob_get_clean();
    }
}
