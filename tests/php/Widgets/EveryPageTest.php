<?php

declare(strict_types=1);

namespace Mullion\Tests\Widgets;

use Mullion\Assets\Manifest;
use Mullion\Site\Settings;
use Mullion\Tests\Graph;
use Mullion\Tests\PluginTestCase;
use Mullion\Tests\World\Site;
use Mullion\Widgets\EveryPage;
use Mullion\Widgets\WidgetRenderer;

/** A shop owner puts a widget onto every page without a line of code. */
final class EveryPageTest extends PluginTestCase
{
    private const GREETING = '<div class="mullion-greeting" data-widget="greeting">Chào</div>';

    public function testWhatTheOwnerWantsOnEveryPageIsPrintedOnce(): void
    {
        Site::$options['mullion_settings'] = ['greeting' => ['everywhere' => true]];
        $page = new EveryPage(new Settings(), $this->renderer());

        self::assertSame(self::GREETING, self::printed($page->print(...)));
        self::assertSame('', self::printed($page->print(...)));
    }

    public function testWhatTheThemeHasPrintedIsNotPrintedAgain(): void
    {
        Site::$options['mullion_settings'] = ['greeting' => ['everywhere' => true]];
        $renderer = $this->renderer();
        $renderer->render('greeting');

        self::assertSame('', self::printed((new EveryPage(new Settings(), $renderer))->print(...)));
    }

    public function testAWidgetWhosePluginIsOffIsNoFaultOfThePage(): void
    {
        Site::$options['mullion_settings'] = ['tips' => ['everywhere' => true], '../x' => ['everywhere' => true]];
        $page = new EveryPage(new Settings(), $this->renderer());

        self::assertSame('', self::printed($page->print(...)));
        self::assertSame('', self::printed(static fn() => do_action('wp_footer')), 'Not even a message in the console.');
    }

    public function testNothingElseIsPrinted(): void
    {
        Site::$options['mullion_settings'] = ['greeting' => ['everywhere' => false], 'other' => ['key' => '1']];

        self::assertSame('', self::printed((new EveryPage(new Settings(), $this->renderer()))->print(...)));
    }

    private function renderer(): WidgetRenderer
    {
        $definition = "<?php return new Mullion\\Widgets\\Widget(name: 'greeting', defaults: static fn(): array => []);";
        $folder = $this->folder(['greeting/widget.php' => $definition, 'greeting/template.php' => 'Chào']);
        return (new Graph(new Manifest('/nowhere', '/build/')))->renderer($folder);
    }
}
