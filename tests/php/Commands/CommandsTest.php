<?php

declare(strict_types=1);

namespace Mullion\Tests\Commands;

use Mullion\Assets\Runtime;
use Mullion\Commands\RuntimeCommand;
use Mullion\Commands\WidgetsCommand;
use Mullion\Site\Settings;
use Mullion\Tests\World\Site;

/** What is asked and changed on the command line is what the settings page shows. */
final class CommandsTest extends CommandsTestCase
{
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

    public function testOfSeveralAllAreSwitchedOrNone(): void
    {
        $this->features()->disable($this->terminal, ['petals', 'tab']);
        self::assertSame('everyone', $this->states()['petals']);

        $this->features()->disable($this->terminal, ['petals', 'tabs']);
        self::assertSame(['off', 'off'], [$this->states()['petals'], $this->states()['tabs']]);
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

    public function testTheRuntimesAreListedInAFormat(): void
    {
        $this->settings()->set($this->terminal, 'runtime.library', 'preact');
        $this->terminal->take();
        (new RuntimeCommand(new Runtime(new Settings()), $this->settings()))->run($this->terminal, '', ['format' => 'json']);

        self::assertSame(['react' => 'no', 'preact' => 'yes'], array_column($this->terminal->take(), 'chosen', 'runtime'));
    }

    /** @return array<string, string> */
    private function states(): array
    {
        $this->terminal->take();
        $this->features()->list($this->terminal, []);
        return array_column($this->terminal->take(), 'state', 'feature');
    }
}
