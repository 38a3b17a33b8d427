<?php

declare(strict_types=1);

namespace Mullion\Tests\Widgets;

use Mullion\Assets\Manifest;
use Mullion\Tests\Graph;
use Mullion\Tests\PluginTestCase;
use Mullion\Tests\World\Shop;
use Mullion\Tests\World\Site;
use Mullion\Widgets\UnknownWidget;
use Mullion\Widgets\WidgetRenderer;
use PHPUnit\Framework\Attributes\DataProvider;

/** A page that is being printed goes on, whatever happens in a widget. */
final class WidgetRendererTest extends PluginTestCase
{
    private const GREETING = '<p><?php echo esc_html($props["name"]); ?></p>';

    public function testAWidgetIsRenderedInItsRoot(): void
    {
        $html = $this->rendered(self::GREETING, "['name' => 'An']");

        self::assertSame('<div class="mullion-greeting" data-widget="greeting"><p>An</p></div>', $html);
    }

    public function testWhatTheThemeSaysGoesBeforeTheDefaults(): void
    {
        $html = $this->rendered(self::GREETING, "['name' => 'An']", ['name' => 'Bình <3 & Co']);

        self::assertStringContainsString('<p>Bình &lt;3 &amp; Co</p>', $html);
    }

    public function testTheRootHasTheAttributesOfTheWidgetEscaped(): void
    {
        $more = "attributes: static fn(array \$props): array => ['data-name' => \$props['name'], 'role' => null, 'open' => true], tag: 'dialog'";

        $html = $this->rendered('', "['name' => '']", ['name' => '"><script>'], $more);

        self::assertSame('<dialog class="mullion-greeting" data-widget="greeting" data-name="&quot;&gt;&lt;script&gt;" open></dialog>', $html);
    }

    public function testAWidgetMayHaveAClassOfItsOwn(): void
    {
        $html = $this->rendered('', '[]', [], "attributes: static fn(): array => ['class' => 'own']");

        self::assertSame('<div class="own" data-widget="greeting"></div>', $html);
    }

    /** React would find a text that it has not rendered, and start over. */
    public function testTheIndentationOfTheTemplateIsNotInThePage(): void
    {
        $html = $this->rendered("<ul>\n    <?php foreach ([1, 2] as \$n) : ?>\n        <li><?php echo \$n; ?></li>\n    <?php endforeach; ?>\n</ul>\n", '[]');

        self::assertStringEndsWith('<ul><li>1</li><li>2</li></ul></div>', $html);
    }

    public function testTrustedHtmlIsPrintedAsItIs(): void
    {
        $content = "<pre>\n  eins\n  <b>zwei</b>\n</pre>";

        $html = $this->rendered('<div><?php echo $props["content"]; ?></div>', "['content' => '']", ['content' => $content], "html: ['content']");

        self::assertStringContainsString($content, $html);
    }

    public function testTrustedHtmlThatTheThemeLeavesOutIsEmpty(): void
    {
        $html = $this->rendered('<div><?php echo $props["content"]; ?></div>', '[]', [], "html: ['content']");

        self::assertStringEndsWith('<div></div></div>', $html);
    }

    public function testAThemeChangesTheProps(): void
    {
        add_filter('mullion_props', static fn(array $props, string $name): array => ['name' => "{$name} {$props['name']}"], 10, 2);

        self::assertStringContainsString('<p>greeting An</p>', $this->rendered(self::GREETING, "['name' => 'An']"));
    }

    /** @return iterable<string, array{mixed}> */
    public static function nonsense(): iterable
    {
        yield from ['nothing' => [null], 'a text' => ['props'], 'an object' => [new \stdClass()]];
    }

    #[DataProvider('nonsense')]
    public function testNonsenseForPropsIsNoneAndThePageGoesOn(mixed $props): void
    {
        add_filter('mullion_props', static fn(): mixed => $props);

        $html = $this->rendered('<p><?php echo count($props); ?></p>', "['name' => 'An']");

        self::assertStringContainsString('<p>0</p>', $html);
    }

    public function testAWidgetThatIsSwitchedOffPrintsNothing(): void
    {
        Site::$options['mullion_settings'] = ['greeting' => ['enabled' => false]];

        self::assertSame('', $this->rendered(self::GREETING, "['name' => 'An']"));
    }

    public function testAWidgetOfTheShopPrintsNothingWithoutOne(): void
    {
        self::assertSame('', $this->rendered('<p>Cart</p>', '[]', [], 'needsShop: true'));

        Shop::open();
        self::assertStringContainsString('<p>Cart</p>', $this->rendered('<p>Cart</p>', '[]', [], 'needsShop: true'));
    }

    public function testAWidgetThatItsPropsLeaveEmptyPrintsNothingAndAsksForNoStyle(): void
    {
        $widgets = $this->folder(['greeting/widget.php' => self::definition("['name' => '']", 'isEmpty: static fn(array $props): bool => $props["name"] === ""')]);
        $files = ['js' => 'greeting-1.js', 'css' => 'greeting-1.css', 'moment' => 'load', 'imports' => []];
        $graph = new Graph($this->build(['widgets' => ['greeting' => $files]]));
        Site::$supports['mullion'] = true;
        $graph->assets->enqueue();
        do_action('wp_head');

        self::assertSame('', $graph->renderer($widgets)->render('greeting'));
        $graph->assets->register();
        self::assertStringNotContainsString('greeting', self::printed(static fn() => do_action('wp_footer')));
        self::assertStringEndsWith('data-widget="greeting"></div>', $graph->renderer($widgets)->render('greeting', ['name' => 'An']));
    }

    public function testAWidgetWithoutATemplateIsItsRoot(): void
    {
        $widgets = $this->folder(['greeting/widget.php' => self::definition('[]')]);

        self::assertSame('<div class="mullion-greeting" data-widget="greeting"></div>', self::renderer($widgets)->render('greeting'));
    }

    public function testAfterTheHeadItsStyleStandsBeforeItAndItsScriptIsPreloadedWhereItsPropsSaySo(): void
    {
        $widgets = $this->folder([
            'greeting/widget.php' => self::definition("['now' => false]", 'preload: static fn(array $props): bool => $props["now"]'),
            'greeting/template.php' => '<p>Hi</p>',
        ]);
        $files = ['js' => 'greeting-1.js', 'css' => 'greeting-1.css', 'moment' => 'visible', 'imports' => []];
        $graph = new Graph($this->build(['widgets' => ['greeting' => $files]]));
        Site::$supports['mullion'] = true;
        $graph->assets->enqueue();
        do_action('wp_head');
        self::printed(static fn() => wp_styles()->do_items('mullion'));

        $first = $graph->renderer($widgets)->render('greeting');
        $second = $graph->renderer($widgets)->render('greeting', ['now' => true]);

        self::assertMatchesRegularExpression('#^<link rel="stylesheet"[^>]+greeting-1\.css">\s*<div#', $first);
        self::assertStringStartsWith('<div', $second);
        $graph->assets->register();
        self::assertStringContainsString('greeting-1.js" fetchpriority="low"', self::printed(static fn() => do_action('wp_footer')));
    }

    public function testTheMarkupAloneIsWithoutWhatStandsBeforeIt(): void
    {
        Site::$options['mullion_settings'] = ['greeting' => ['enabled' => false]];
        $widgets = $this->folder(['greeting/widget.php' => self::definition('[]'), 'greeting/template.php' => '<p>Hi</p>']);

        // Golden files hold it whatever the owner has switched off.
        self::assertStringContainsString('<p>Hi</p>', self::renderer($widgets)->markup('greeting'));
        $this->expectException(UnknownWidget::class);
        self::renderer($widgets)->markup('greting');
    }

    /** Renders it once. @param array<string, mixed> $props */
    private function rendered(string $template, string $defaults, array $props = [], string $more = ''): string
    {
        $files = ['greeting/widget.php' => self::definition($defaults, $more), 'greeting/template.php' => $template];
        return self::renderer($this->folder($files))->render('greeting', $props);
    }

    private static function definition(string $defaults, string $more = ''): string
    {
        return "<?php return new Mullion\\Widgets\\Widget(name: 'greeting', defaults: static fn(): array => {$defaults}, {$more});";
    }

    private static function renderer(string $widgets): WidgetRenderer
    {
        return (new Graph(new Manifest('/nowhere', '/build/')))->renderer($widgets);
    }
}
