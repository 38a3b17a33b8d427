<?php

declare(strict_types=1);

namespace Mullion\Tests\Commands;

use Mullion\Admin\OwnSections;
use Mullion\Admin\Sections;
use Mullion\Admin\Titles;
use Mullion\Assets\Manifest;
use Mullion\Assets\Takeovers;
use Mullion\Commands\FeaturesCommand;
use Mullion\Commands\SettingsCommand;
use Mullion\Site\Features;
use Mullion\Site\Settings;
use Mullion\Tests\PluginTestCase;
use Mullion\Tests\World\Terminal;

/** A terminal, and a build with a map that has settings, with blossoms, and with tabs that take markup over. */
abstract class CommandsTestCase extends PluginTestCase
{
    protected Terminal $terminal;
    protected Manifest $manifest;

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
                . " return [new Field('key', 'Key', FieldKind::Secret), new Field('zoom', 'Zoom', FieldKind::Number, min: 1, max: 20, default: 15),"
                . " new Field('load', 'Load', FieldKind::Choice, choices: ['use' => 'Used', 'idle' => 'Idle'])];",
        ]);
    }

    protected function features(): FeaturesCommand
    {
        return new FeaturesCommand($this->takeovers(), new Titles($this->manifest, []), $this->settings());
    }

    protected function settings(): SettingsCommand
    {
        return new SettingsCommand(new Sections(new OwnSections($this->manifest, [], $this->takeovers())));
    }

    protected function takeovers(): Takeovers
    {
        return new Takeovers($this->manifest, new Features(new Settings()));
    }
}
