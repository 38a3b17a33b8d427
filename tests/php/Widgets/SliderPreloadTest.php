<?php

declare(strict_types=1);

namespace Mullion\Tests\Widgets;

use Mullion\Widgets\Widget;
use PHPUnit\Framework\TestCase;

final class SliderPreloadTest extends TestCase
{
    private const SOURCE = __DIR__ . '/../../../widgets/slider/';

    private string $folder;

    protected function setUp(): void
    {
        $this->folder = sys_get_temp_dir() . '/mullion-slider-' . bin2hex(random_bytes(4));
        mkdir($this->folder);
        copy(self::SOURCE . 'widget.php', $this->folder . '/widget.php');
        copy(self::SOURCE . 'presets.json', $this->folder . '/presets.json');
    }

    protected function tearDown(): void
    {
        array_map('unlink', glob($this->folder . '/*') ?: []);
        rmdir($this->folder);
    }

    private function isPreloaded(mixed $preset, ?bool $autoplay = null): bool
    {
        $widget = require $this->folder . '/widget.php';
        self::assertInstanceOf(Widget::class, $widget);
        self::assertNotNull($widget->preload);
        return ($widget->preload)(['preset' => $preset, 'autoplay' => $autoplay]);
    }

    public function testTheScriptOfASliderThatPlaysIsWantedWithThePage(): void
    {
        self::assertTrue($this->isPreloaded('home'));
        self::assertFalse($this->isPreloaded('sale-1'));
        self::assertFalse($this->isPreloaded('unknown'));
        self::assertFalse($this->isPreloaded(null));
    }

    public function testAPropIsStrongerThanThePreset(): void
    {
        self::assertFalse($this->isPreloaded('home', false));
        self::assertTrue($this->isPreloaded('sale-1', true));
    }

    public function testThePresetsAreDataThatStandsInOnePlace(): void
    {
        file_put_contents($this->folder . '/presets.json', '{"sale-1": {"autoplay": true, "speed": 1}}');
        self::assertTrue($this->isPreloaded('sale-1'));
        self::assertFalse($this->isPreloaded('home'));
    }
}
