<?php

declare(strict_types=1);

namespace Mullion\Tests\Commands;

use Mullion\Admin\OwnSections;
use Mullion\Admin\Sections;
use Mullion\Admin\Titles;
use Mullion\Assets\Manifest;
use Mullion\Assets\Runtime;
use Mullion\Assets\Takeovers;
use Mullion\Commands\FeaturesCommand;
use Mullion\Commands\RuntimeCommand;
use Mullion\Commands\SettingsCommand;
use Mullion\Commands\WidgetsCommand;
use Mullion\Site\Features;
use Mullion\Site\Settings;
use Mullion\Tests\PluginTestCase;
use Mullion\Tests\World\Site;
use Mullion\Tests\World\Terminal;

/** What is asked and changed on the command line is what the settings page shows. */
final class CommandsTest extends PluginTestCase
{
    private Terminal $terminal;
    private Manifest $manifest;

    protected function setUp(): void
    {
        parent::setUp();
        $this->terminal = new Terminal();
        $this->manifest = $this->build([
            'widgets' => ['map' => ['js' => 'map.js', 'moment' => 'visible'], 'petals' => ['js' => 'petals.js'], 'tabs' => ['js' => 'tabs.js']],
            'aliases' => ['.woocommerce-tabs' => ['widget' => 'tabs', 'attributes' => []]],
        ], [
            'titles.php' => "<?php return ['map' => 'Map', 'petals' => 'Blossoms', 'tabs' => 'Tabs'];",
            'map.js' => 'four',
            'widgets/map/settings.php' => '<?php use Mullion\Admin\{Field, FieldKind};'
                . " return [new Field('key', 'Key', FieldKind::Secret), new Field('zoom', 'Zoom', FieldKind::Number, min: 1, max: 20)];",
        ]);
    }

    public function testWidgetsAreListedWithTheirStateAndTheirSize(): void
    {
        Site::$options['mullion_settings'] = ['petals' => ['enabled' => false]];
        (new WidgetsCommand($this->manifest, $this->takeovers()))->list($this->terminal, []);

        $row = ['widget' => 'map', 'title' => 'Map', 'state' => 'on', 'moment' => 'visible', 'brought by' => 'Mullion', 'script' => '4'];
        self::assertContains($row, $this->terminal->said);
        self::assertSame('off', array_column($this->terminal->said, 'state', 'widget')['petals']);
    }

    public function testAFeatureIsSwitchedOffAndOn(): void
    {
        $this->features()->disable($this->terminal, ['petals']);
        self::assertSame('off', $this->states()['petals']);
        $this->features()->enable($this->terminal, ['petals'], false);
        self::assertSame('everyone', $this->states()['petals']);
    }

    public function testATakeoverMayBeTriedByAdministratorsAlone(): void
    {
        self::assertSame('off', $this->states()['tabs'], 'As it begins on a theme of others.');
        $this->features()->enable($this->terminal, ['tabs'], true);
        self::assertSame('administrators', $this->states()['tabs']);
        $this->features()->enable($this->terminal, ['tabs'], false);
        self::assertSame(['tabs' => 'all'], Site::$options['mullion_takeovers']);
    }

    public function testWhatIsNoFeatureAndWhatCannotBeTriedIsSaid(): void
    {
        $this->features()->disable($this->terminal, ['petal']);
        $this->features()->enable($this->terminal, ['petals'], true);

        self::assertSame([
            'Error: There is no feature "petal". "wp mullion features list" names all.',
            'Error: petals is no takeover: it is there for everyone or for nobody.',
        ], $this->terminal->said);
    }

    public function testASettingIsReadAndSetAsOnItsPage(): void
    {
        $settings = $this->settings();
        $settings->set($this->terminal, 'map.zoom', '12');
        $settings->set($this->terminal, 'map.key', 'abc');
        $settings->get($this->terminal, 'map.zoom');
        self::assertSame(['map.zoom: 12', 'map.key: abc', '12'], $this->terminal->take());

        $settings->list($this->terminal, []);
        $values = array_column($this->terminal->take(), 'value', 'setting');
        self::assertSame('(secret)', $values['map.key']);
        self::assertSame('12', $values['map.zoom']);
    }

    public function testAValueThatThePageWouldNotTakeIsRefusedAndTheOldOneStays(): void
    {
        $settings = $this->settings();
        $settings->set($this->terminal, 'map.zoom', '12');
        $settings->set($this->terminal, 'map.zoom', '99');
        $settings->set($this->terminal, 'features.petals', 'perhaps');
        $settings->set($this->terminal, 'runtime.library', 'vue');
        $settings->set($this->terminal, 'map.zooom', '1');
        self::assertSame([
            'map.zoom: 12',
            'Error: map.zoom cannot be "99". The settings page says what it takes.',
            'Error: features.petals cannot be "perhaps". It takes on and off.',
            'Error: runtime.library cannot be "vue". It takes "", "preact".',
            'Error: There is no setting "map.zooom". "wp mullion settings list" names all.',
        ], $this->terminal->take());
        $settings->get($this->terminal, 'map.zoom');
        self::assertSame(['12'], $this->terminal->said);
    }

    public function testWhatIsExportedIsImportedElsewhereWithoutItsSecrets(): void
    {
        $this->settings()->set($this->terminal, 'map.zoom', '12');
        $this->settings()->set($this->terminal, 'map.key', 'abc');
        $this->terminal->take();
        $this->settings()->export($this->terminal, false);
        $printed = implode("\n", $this->terminal->take());
        self::assertStringNotContainsString('abc', $printed);

        $file = $this->folder(['settings.json' => $printed]) . '/settings.json';
        Site::$options['mullion_settings'] = [];
        $this->settings()->import($this->terminal, $file);
        $this->settings()->get($this->terminal, 'map.zoom');
        self::assertSame(['Imported.', '12'], $this->terminal->take());

        $this->settings()->import($this->terminal, '/no/such/file');
        self::assertSame(['Error: /no/such/file is no file of settings. "wp mullion settings export" prints one.'], $this->terminal->said);
    }

    public function testTheRuntimeIsSaidAndChosen(): void
    {
        $command = fn(): RuntimeCommand => new RuntimeCommand(new Runtime(new Settings()), $this->settings());
        foreach (['', 'preact', '', 'vue', 'react', ''] as $name) {
            $command()->run($this->terminal, $name);
        }
        self::assertSame([
            'react',
            'runtime.library: preact',
            'preact',
            'Error: There is no runtime "vue". Use one of: react, preact.',
            'runtime.library: as it begins',
            'react',
        ], $this->terminal->said);
    }

    /** @return array<string, string> */
    private function states(): array
    {
        $this->terminal->take();
        $this->features()->list($this->terminal, []);
        return array_column($this->terminal->take(), 'state', 'feature');
    }

    private function features(): FeaturesCommand
    {
        return new FeaturesCommand($this->takeovers(), new Titles($this->manifest, []), $this->settings());
    }

    private function settings(): SettingsCommand
    {
        return new SettingsCommand(new Sections(new OwnSections($this->manifest, [], $this->takeovers())));
    }

    private function takeovers(): Takeovers
    {
        return new Takeovers($this->manifest, new Features(new Settings()));
    }
}
