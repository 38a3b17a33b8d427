<?php

declare(strict_types=1);

namespace Mullion\Tests\Registered;

use Mullion\Admin\FieldKind;
use Mullion\Admin\OwnSections;
use Mullion\Assets\Manifest;
use Mullion\Assets\Takeovers;
use Mullion\Registered\RegisteredWidgets;
use Mullion\Site\Features;
use Mullion\Site\Settings;
use Mullion\Tests\Graph;
use Mullion\Tests\PluginTestCase;
use Mullion\Tests\World\Site;
use Mullion\Widgets\WidgetRegistration;
use PHPUnit\Framework\Attributes\DataProvider;

/** What `mullion_register_widget()` gives a widget of another plugin's. */
final class RegisteredWidgetTest extends PluginTestCase
{
    private const SCRIPT = 'https://shop.example/tour/tour.js?ver=2';
    private const ATTRIBUTES = [
        'maxSteps' => ['kind' => 'integer', 'min' => 1, 'max' => 9, 'fallback' => 3],
        'loop' => ['kind' => 'flag', 'fallback' => null],
    ];

    private RegisteredWidgets $widgets;
    private Manifest $manifest;
    private string $told = '';

    protected function setUp(): void
    {
        parent::setUp();
        $this->widgets = new RegisteredWidgets();
        $lists = [
            'entry' => 'entry-1.js',
            'widgets' => ['slider' => ['js' => 'slider-1.js', 'moment' => 'visible', 'imports' => ['react-1.js']]],
            'tools' => [
                'mullion/define' => ['js' => 'define-1.js', 'imports' => []],
                'mullion/runtime' => ['js' => 'runtime-1.js', 'imports' => ['react-1.js']],
            ],
            'strings' => ['slider' => ['slider.next']],
        ];
        $folder = $this->folder(['manifest.json' => (string) json_encode($lists)]);
        $this->manifest = new Manifest($folder, 'https://shop.example/build/', null, $this->widgets);
        set_error_handler(function (int $level, string $message): bool {
            $this->told .= $message;
            return true;
        }, E_USER_NOTICE);
    }

    protected function tearDown(): void
    {
        restore_error_handler();
        parent::tearDown();
    }

    public function testItIsRenderedByItsTemplateWithTheAttributesThatItDeclares(): void
    {
        $template = $this->folder(['t.php' => '<p><?php echo esc_html($props["heading"]); ?></p>']) . '/t.php';
        $props = ['heading' => 'Tour'];
        self::assertTrue($this->register(['template' => $template, 'props' => $props, 'tag' => 'section', 'attributes' => self::ATTRIBUTES]));

        $html = $this->graph()->renderer('/none')->render('product-tour', ['max_steps' => 5, 'loop' => false]);
        self::assertSame('<section class="mullion-product-tour" data-widget="product-tour" data-max-steps="5" data-loop="false"><p>Tour</p></section>', $html);
    }

    public function testAPageThatHasItIsToldOfItAndOfWhatStartsIt(): void
    {
        $this->register(['script' => self::SCRIPT, 'style' => 'https://shop.example/tour/tour.css', 'moment' => 'idle']
            + ['attributes' => self::ATTRIBUTES, 'strings' => ['next' => 'Weiter']]);
        Site::$options['mullion_settings'] = ['product-tour' => ['speed' => 5]];
        $config = $this->config(['product-tour']);

        self::assertSame(['mullion/define', 'product-tour'], self::sorted($config['widgets']));
        self::assertSame([self::SCRIPT, 'idle', [], 0, 'https://shop.example/tour/tour.css', null, self::ATTRIBUTES], $config['widgets']['product-tour']);
        self::assertSame(['define-1.js', 'load', []], $config['widgets']['mullion/define']);
        self::assertSame(['product-tour/next' => 'Weiter'], $config['strings']);
        self::assertSame(['speed' => 5], $config['settings']['product-tour']);
    }

    public function testAPageWithoutItIsToldNothing(): void
    {
        $before = $this->config(['slider']);
        $this->register(['script' => self::SCRIPT, 'strings' => ['next' => 'Weiter']]);

        self::assertSame(array_diff_key($before, ['rest' => 1]), array_diff_key($this->config(['slider']), ['rest' => 1]));
        $rest = json_decode($this->graph()->configuration->rest(), true, flags: JSON_THROW_ON_ERROR);
        self::assertSame(['runtime-1.js', 'load', [0]], $rest['widgets']['mullion/runtime']);
        self::assertSame('Weiter', $rest['strings']['product-tour/next']);
        self::assertArrayHasKey('product-tour', $rest['widgets']);
    }

    public function testItsStylesheetComesFromItsOwnAddressAndIsNeverPrintedIntoThePage(): void
    {
        $this->register(['style' => 'https://shop.example/tour/tour.css?ver=2']);
        $assets = $this->graph()->assets;
        $assets->register();
        do_action('wp_enqueue_scripts');
        $assets->expect(['product-tour']);

        $html = self::printed(static fn() => wp_styles()->do_items('mullion-product-tour'));
        self::assertStringContainsString('https://shop.example/tour/tour.css?ver=2', $html);
    }

    public function testItsSettingsHaveASectionOfTheirOwnUnderItsTitle(): void
    {
        $field = ['name' => 'speed', 'label' => 'Speed', 'kind' => 'number', 'min' => 1, 'max' => 9, 'default' => 3];
        $this->register(['title' => 'Product tour', 'settings' => [$field]]);
        $sections = (new OwnSections($this->manifest, [], new Takeovers($this->manifest, new Features(new Settings()))))->all();

        $own = array_values(array_filter($sections, static fn($section): bool => $section->name() === 'product-tour'))[0];
        self::assertSame('Product tour', $own->title());
        self::assertSame(FieldKind::Number, $own->fields()[0]->kind);
        self::assertSame(9, $own->fields()[0]->clean('99'));
        self::assertSame('Product tour', $this->manifest->titles()['product-tour']);
    }

    /** @return iterable<string, array{string, array<string, mixed>, string}> */
    public static function mistakes(): iterable
    {
        yield 'a name' => ['Product Tour', [], 'small letters'];
        yield "a name of Mullion's" => ['slider', [], 'Mullion has a widget of this name itself'];
        yield 'an option that there is none of' => ['tour', ['scrpt' => ''], 'There is no option &quot;scrpt&quot;; there are: title, script'];
        yield 'a type' => ['tour', ['attributes' => 'x'], '&quot;attributes&quot; is of the type string; give array.'];
        yield 'a relative script' => ['tour', ['script' => 'tour.js'], 'give an absolute address, as plugins_url() makes it.'];
        yield 'a template that is not there' => ['tour', ['template' => '/nowhere.php'], 'is no file'];
        yield 'a moment' => ['tour', ['moment' => 'soon'], 'load, idle, visible, interaction or media:(…)'];
        yield 'a tag' => ['tour', ['tag' => 'di v'], 'Its tag is &quot;di v&quot;'];
        yield "an attribute's name" => ['tour', ['attributes' => ['max-steps' => ['kind' => 'text']]], 'camel case'];
        yield "an attribute's kind" => ['tour', ['attributes' => ['steps' => ['kind' => 'int']]], 'there are: integer'];
        yield 'a choice' => ['tour', ['attributes' => ['way' => ['kind' => 'choice']]], 'a choice without words'];
    }

    /** @param array<string, mixed> $options */
    #[DataProvider('mistakes')]
    public function testAMistakeIsToldAndNothingIsRegistered(string $name, array $options, string $problem): void
    {
        self::assertFalse((new WidgetRegistration($this->widgets, $this->manifest))->add($name, $options));
        self::assertStringContainsString($problem, $this->told);
        self::assertSame([], $this->widgets->all());
    }

    public function testTheFirstOfANameStays(): void
    {
        $this->register(['title' => 'One']);
        self::assertFalse($this->register(['title' => 'Two']));
        self::assertSame('One', $this->widgets->get('product-tour')?->title);
    }

    /** @param array<string, mixed> $options */
    private function register(array $options): bool
    {
        return (new WidgetRegistration($this->widgets, $this->manifest))->add('product-tour', $options);
    }

    private function graph(): Graph
    {
        return new Graph($this->manifest, registered: $this->widgets);
    }

    /**
     * @param list<string> $names
     *
     * @return array<string, mixed>
     */
    private function config(array $names): array
    {
        preg_match('#>(.*)</script>#s', $this->graph()->configuration->html($names), $match);
        return json_decode($match[1], true, flags: JSON_THROW_ON_ERROR);
    }

    /**
     * @param array<string, mixed> $map
     *
     * @return list<string>
     */
    private static function sorted(array $map): array
    {
        ksort($map);
        return array_keys($map);
    }
}
