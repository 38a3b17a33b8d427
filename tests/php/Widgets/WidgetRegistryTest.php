<?php

declare(strict_types=1);

namespace Mullion\Tests\Widgets;

use Mullion\Tests\PluginTestCase;
use Mullion\Widgets\UnknownWidget;
use Mullion\Widgets\WidgetRegistry;
use PHPUnit\Framework\Attributes\DataProvider;

/** A folder is a widget; no list is kept. */
final class WidgetRegistryTest extends PluginTestCase
{
    public function testAFolderWithAPhpHalfIsAWidgetAndOthersAreNone(): void
    {
        $registry = $this->registry(['tabs/index.ts' => '']);

        self::assertSame(['slider'], $registry->names());
        self::assertSame('slider', $registry->get('slider')->name);
    }

    /** A page with forty cards reads the file once. */
    public function testAWidgetIsReadOnce(): void
    {
        $registry = $this->registry();

        self::assertSame($registry->get('slider'), $registry->get('slider'));
    }

    public function testAWidgetMayHaveNoTemplate(): void
    {
        self::assertNull($this->registry()->template('slider'));
        self::assertStringEndsWith('/slider/template.php', (string) $this->registry(['slider/template.php' => ''])->template('slider'));
    }

    /** @return iterable<string, array{string}> */
    public static function paths(): iterable
    {
        yield from ['nothing' => [''], 'above' => ['../slider'], 'below' => ['slider/x'], 'itself' => ['.'], 'capitals' => ['Slider']];
        yield from ['a number first' => ['1slider'], 'a null byte' => ["slider\0"], 'Windows' => ['..\\slider'], 'a stream' => ['php://filter']];
    }

    #[DataProvider('paths')]
    public function testANameIsNeverAPath(string $name): void
    {
        $registry = $this->registry(array_fill_keys(['x/widget.php', 'widget.php'], '<?php throw new \Error("It was read.");'));

        self::assertNull($registry->template($name));
        $this->expectException(UnknownWidget::class);
        $registry->get($name);
    }

    public function testWithoutABuildThereIsNone(): void
    {
        $registry = new WidgetRegistry('/nowhere');

        self::assertSame([], $registry->names());
        $this->expectExceptionMessage('was the plugin built?');
        $registry->get('slider');
    }

    /** @param array<string, string> $files */
    private function registry(array $files = []): WidgetRegistry
    {
        $code = "<?php return new Mullion\\Widgets\\Widget(name: 'slider', defaults: static fn(): array => []);";
        return new WidgetRegistry($this->folder(['slider/widget.php' => $code] + $files));
    }
}
