<?php

declare(strict_types=1);

namespace Mullion\Tests\Registered;

use Mullion\Admin\Field;
use Mullion\Admin\FieldsSection;
use Mullion\Admin\GivenFields;
use Mullion\Assets\Manifest;
use Mullion\Registered\RegisteredWidgets;
use Mullion\Tests\Graph;
use Mullion\Tests\PluginTestCase;
use Mullion\Tests\World\Site;
use Mullion\Widgets\WidgetRegistration;
use PHPUnit\Framework\Attributes\DataProvider;

/** The settings of a widget of another plugin's: what it may declare, and what its script is given. */
final class RegisteredSettingsTest extends PluginTestCase
{
    private const SETTINGS = [
        ['name' => 'hours', 'label' => 'Hours', 'kind' => 'number', 'default' => 8],
        ['name' => 'loop', 'label' => 'Loop', 'kind' => 'checkbox'],
        ['name' => 'side', 'label' => 'Side', 'kind' => 'choice', 'choices' => ['left' => 'Left', 'right' => 'Right']],
        ['name' => 'way', 'label' => 'Way', 'kind' => 'choice', 'choices' => [3 => 'Three', 5 => 'Five', 7 => 'Seven'], 'default' => '5'],
        ['name' => 'note', 'label' => 'Note'],
    ];

    private RegisteredWidgets $widgets;
    private Manifest $manifest;
    private string $told = '';

    protected function setUp(): void
    {
        parent::setUp();
        $folder = $this->folder(['manifest.json' => (string) json_encode(['entry' => 'entry-1.js'])]);
        $this->begin($folder);
    }

    /** @return iterable<string, array{mixed, string}> */
    public static function mistakes(): iterable
    {
        $of = static fn(array $more): array => $more + ['name' => 'hours', 'label' => 'Hours'];
        yield 'shape' => ['hours', 'of the type string; give array.'];
        yield 'name' => [['label' => 'Hours'], 'cannot be named so; give letters'];
        yield "name that is the switch's" => [$of(['name' => 'enabled']), '&quot;enabled&quot; cannot be named so'];
        yield 'kind' => [$of(['kind' => 'colour']), 'no such kind; there are: checkbox, text, paragraph, number, address, choice, selector, identifier.'];
        yield 'kind, which is public' => [$of(['kind' => 'secret']), 'no such kind'];
        yield 'key' => [$of(['options' => []]), 'no key &quot;options&quot;; there are: name, label, kind, help, choices'];
        yield 'type' => [$of(['kind' => 'number', 'min' => '1']), 'a &quot;min&quot; of the type string; give integer.'];
        yield 'default' => [$of(['kind' => 'checkbox', 'default' => 'yes']), 'a &quot;default&quot; of the type string; give boolean.'];
        yield 'choice' => [$of(['kind' => 'choice']), 'a choice without choices'];
        yield 'first choice' => [$of(['kind' => 'choice', 'choices' => ['a' => 'A'], 'default' => 'b']), 'none of its choices'];
    }

    #[DataProvider('mistakes')]
    public function testAMistakeIsToldAndNothingIsRegistered(mixed $field, string $problem): void
    {
        set_error_handler(function (int $level, string $message): bool {
            $this->told = $message;
            return true;
        }, E_USER_NOTICE);
        try {
            self::assertFalse($this->register([$field]));
        } finally {
            restore_error_handler();
        }
        self::assertStringContainsString($problem, $this->told);
        self::assertSame([], $this->widgets->all());
    }

    public function testUntilSomethingIsSavedTheScriptIsGivenTheDefaults(): void
    {
        $this->register(self::SETTINGS);
        $begun = ['hours' => 8, 'loop' => false, 'side' => 'left', 'way' => '5', 'note' => ''];
        self::assertSame($begun, $this->settings(['product-tour'])['product-tour']);
        $rest = json_decode($this->graph()->configuration->rest(), true, flags: JSON_THROW_ON_ERROR);
        self::assertSame($begun, $rest['settings']['product-tour']);
        self::assertArrayNotHasKey('product-tour', $this->settings(['slider']));

        Site::$options['mullion_settings'] = ['product-tour' => ['hours' => 9, 'loop' => true]];
        self::assertEquals(['hours' => 9, 'loop' => true] + $begun, $this->settings(['product-tour'])['product-tour']);
    }

    /** Browsers keep the rest by its name. */
    public function testAnotherDefaultIsAnotherRest(): void
    {
        $this->register(self::SETTINGS);
        $before = $this->graph()->configuration->restName();
        $this->begin($this->manifest->path(''));
        $this->register([['default' => 9] + self::SETTINGS[0]]);

        self::assertNotSame($before, $this->graph()->configuration->restName());
    }

    public function testAChoiceBeginsOnThePageAsItDoesForTheScript(): void
    {
        $section = new FieldsSection('mullion_settings', 'tour', 'Tour', array_map(Field::ofArray(...), self::SETTINGS));

        self::assertSame('5', $section->values([])['way']);
        self::assertSame('7', $section->values(['tour' => ['way' => '7']])['way']);
    }

    public function testThePaperHasEveryKeyAndEveryKind(): void
    {
        $paper = (string) file_get_contents(__DIR__ . '/../../../docs/settings.md');
        $table = (string) strstr((string) strstr($paper, '## Fields of another'), '## Carts', true);
        preg_match_all('/^\| (`.*?) \|/m', $table, $rows);
        $said = explode(', ', str_replace('`', '', implode(', ', $rows[1])));

        self::assertEqualsCanonicalizing([...array_keys(GivenFields::KEYS), ...GivenFields::kinds()], $said);
    }

    private function begin(string $folder): void
    {
        $this->widgets = new RegisteredWidgets();
        $this->manifest = new Manifest($folder, 'https://shop.example/build/', null, $this->widgets);
    }

    /** @param array<mixed> $settings */
    private function register(array $settings): bool
    {
        $options = ['script' => 'https://shop.example/tour/tour.js', 'settings' => $settings];
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
    private function settings(array $names): array
    {
        preg_match('#>(.*)</script>#s', $this->graph()->configuration->html($names), $match);
        return json_decode($match[1], true, flags: JSON_THROW_ON_ERROR)['settings'];
    }
}
