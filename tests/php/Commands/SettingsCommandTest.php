<?php

declare(strict_types=1);

namespace Mullion\Tests\Commands;

use Mullion\Tests\World\Site;

/** Settings on the command line are those of the settings page. */
final class SettingsCommandTest extends CommandsTestCase
{
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

    public function testOneSettingIsPrintedInAFormat(): void
    {
        $this->settings()->get($this->terminal, 'map.zoom', ['format' => 'json']);
        self::assertSame(
            [['setting' => 'map.zoom', 'value' => '15', 'set by' => 'default', 'label' => 'Zoom']],
            $this->terminal->take(),
        );
    }

    public function testAnEmptyTextRemovesASecret(): void
    {
        $settings = $this->settings();
        $settings->set($this->terminal, 'map.key', 'abc');
        $settings->set($this->terminal, 'map.zoom', '12');
        self::assertSame('abc', Site::$options['mullion_settings']['map']['key']);

        $settings->set($this->terminal, 'map.key', '');
        self::assertSame(['zoom' => 12], Site::$options['mullion_settings']['map']);
        self::assertSame('map.key: as it begins', $this->terminal->said[2]);
    }

    public function testWhatCountsIsShownWithWhoSaysSo(): void
    {
        self::assertSame([['map.zoom', '15', 'default'], ['map.load', 'use', 'default']], $this->shown('map.zoom', 'map.load'));
        self::assertSame([['features.petals', 'on', 'default']], $this->shown('features.petals'));

        $this->settings()->set($this->terminal, 'map.zoom', '15');
        $this->settings()->set($this->terminal, 'features.petals', 'off');
        self::assertSame([['map.zoom', '15', 'settings'], ['features.petals', 'off', 'settings']], $this->shown('map.zoom', 'features.petals'));

        add_filter('mullion_settings', static fn(array $all): array => ['map' => ['load' => 'idle'] + ($all['map'] ?? [])] + $all);
        self::assertSame([['map.load', 'idle', 'code']], $this->shown('map.load'));
    }

    public function testADefaultThatAThemesFilterGivesIsTheCodesUntilTheOwnerSetsIt(): void
    {
        add_filter('mullion_settings', static fn(array $all): array => ['map' => ($all['map'] ?? []) + ['zoom' => 9]] + $all);
        self::assertSame([['map.zoom', '9', 'default of code']], $this->shown('map.zoom'));

        $this->settings()->set($this->terminal, 'map.zoom', '12');
        self::assertSame([['map.zoom', '12', 'settings']], $this->shown('map.zoom'));
    }

    public function testATakeoverThatNobodyHasSetIsWhatItBeginsAs(): void
    {
        self::assertSame([['takeovers.tabs', 'off', 'default']], $this->shown('takeovers.tabs'));
        $this->settings()->set($this->terminal, 'takeovers.tabs', 'me');
        self::assertSame([['takeovers.tabs', 'me', 'settings']], $this->shown('takeovers.tabs'));
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
            'Error: map.zoom cannot be "99". It takes a whole number from 1 to 20.',
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

    public function testAFileInWhichNothingIsKnownIsNotCalledImported(): void
    {
        $import = fn(string $json) => $this->settings()->import($this->terminal, $this->folder(['s.json' => $json]) . '/s.json');
        $import('{"foo":{}}');
        $import('{"foo":{},"mullion_settings":{"map":{"zoom":12}}}');

        self::assertMatchesRegularExpression('/^Error: Nothing in .*s\.json is known, and nothing was imported\. Options are .*mullion_settings/', $this->terminal->said[0]);
        self::assertSame(['Not kept, being unknown or no good: foo', 'Imported.'], array_slice($this->terminal->said, 1));
    }

    public function testAFileThatAnEditorOnWindowsHasSavedIsImported(): void
    {
        $file = $this->folder(['s.json' => "\u{FEFF}{\"mullion_settings\":{\"map\":{\"zoom\":12}}}"]) . '/s.json';
        $this->settings()->import($this->terminal, $file);

        self::assertSame(['Imported.'], $this->terminal->said);
        self::assertSame(12, Site::$options['mullion_settings']['map']['zoom'] ?? null);
    }

    /**
     * As "list" and "get" have them.
     *
     * @return list<array{string, string, string}>
     */
    private function shown(string ...$names): array
    {
        $this->terminal->take();
        $this->settings()->list($this->terminal, []);
        $rows = array_column($this->terminal->take(), null, 'setting');
        foreach ($names as $name) {
            $this->settings()->get($this->terminal, $name);
        }
        self::assertSame($this->terminal->take(), array_map(static fn(string $name): string => $rows[$name]['value'], $names));
        return array_map(static fn(string $name): array => [$name, $rows[$name]['value'], $rows[$name]['set by']], $names);
    }
}
