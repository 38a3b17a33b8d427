<?php

declare(strict_types=1);

namespace Mullion\Tests\Widgets;

use Mullion\Assets\Manifest;
use Mullion\Blocks\Shortcode;
use Mullion\Tests\Graph;
use Mullion\Tests\PluginTestCase;
use Mullion\Widgets\Spelling;
use Mullion\Widgets\WidgetRegistry;

/** Whoever writes a theme hears of a name that nobody knows, where WordPress looks for faults. */
final class SpellingTest extends PluginTestCase
{
    private const BUILD = __DIR__ . '/../../../wp-plugin/build';

    /** @var list<string> */
    private array $told = [];

    protected function setUp(): void
    {
        parent::setUp();
        set_error_handler(function (int $level, string $message): bool {
            $this->told[] = html_entity_decode($message, ENT_QUOTES);
            return true;
        }, E_USER_NOTICE);
    }

    protected function tearDown(): void
    {
        restore_error_handler();
        parent::tearDown();
    }

    public function testAPropThatIsNoneIsToldWithTheNearest(): void
    {
        $html = self::graph()->renderer()->render('countdown', ['until' => '2027-01-01', 'lable' => 'Đến']);

        self::assertStringContainsString('data-widget="countdown"', $html);
        self::assertCount(1, $this->told);
        self::assertStringContainsString('The widget "countdown" has no prop "lable". Did you mean "label"? There are: ', $this->told[0]);
    }

    public function testAnAttributeOfAShortcodeThatIsNoneIsTold(): void
    {
        $blocks = require self::BUILD . '/blocks.php';
        $shortcode = new Shortcode(self::graph()->renderer(), $blocks);
        $shortcode->markup(['name' => 'countdown', 'untill' => '2027-01-01', 'ended_hid', 'endedhide' => 'no'], '');

        self::assertCount(2, $this->told);
        self::assertStringContainsString('[mullion name="countdown"] has no attribute "untill". Did you mean "until"?', $this->told[0]);
        self::assertStringContainsString('has no attribute "ended_hid". Did you mean "ended_hide"?', $this->told[1]);
    }

    /** Authors can set nothing that the widget does not know. */
    public function testEveryFieldOfEveryBlockIsAPropOfItsWidget(): void
    {
        $registry = new WidgetRegistry(self::BUILD . '/widgets');
        foreach (require self::BUILD . '/blocks.php' as $name => $block) {
            $known = [...array_keys(($registry->get($name)->defaults)()), ...array_column($registry->attributes($name), 'prop')];
            self::assertSame([], array_diff(array_keys($block['fields']), $known), $name);
        }
    }

    public function testWhatIsNearNothingHasNoHint(): void
    {
        Spelling::check('mullion_expect', 'There is no widget called "%s".', ['slidder', 'tabs', 'accordion'], ['slider', 'tabs']);

        self::assertSame([
            'mullion_expect was called incorrectly. There is no widget called "slidder". Did you mean "slider"? There are: slider, tabs. (since 1.0.0)',
            'mullion_expect was called incorrectly. There is no widget called "accordion". There are: slider, tabs. (since 1.0.0)',
        ], $this->told);
    }

    private static function graph(): Graph
    {
        return new Graph(new Manifest(self::BUILD, 'https://shop.example/build/'));
    }
}
