<?php

declare(strict_types=1);

namespace Mullion\Tests\Assets;

use Mullion\Assets\Manifest;
use Mullion\Assets\Runtime;
use Mullion\Site\Settings;
use Mullion\Tests\PluginTestCase;

/** A page has the files of the runtime that the owner has chosen, and of no other. */
final class RuntimeTest extends PluginTestCase
{
    public function testASiteThatHasChosenNothingHasReact(): void
    {
        self::assertSame('slider-react.js', $this->slider());
    }

    public function testTheOwnersSettingChooses(): void
    {
        update_option(Settings::OPTION, ['runtime' => ['library' => 'preact']]);

        self::assertSame('slider-preact.js', $this->slider());
    }

    public function testAFilterHasTheLastWordAlsoWhereThePageHasBeenAskedBefore(): void
    {
        $manifest = $this->manifest();
        self::assertSame('slider-react.js', $manifest->widgets()['slider']['js']);

        add_filter('mullion_runtime', static fn(): string => 'preact');

        self::assertSame('slider-preact.js', $manifest->widgets()['slider']['js']);
    }

    public function testWhatIsNoRuntimeIsReact(): void
    {
        foreach (['../../etc/passwd', 'vue', 7, null] as $wrong) {
            add_filter('mullion_runtime', static fn(): mixed => $wrong);

            self::assertSame('slider-react.js', $this->slider());
        }
    }

    private function slider(): string
    {
        return $this->manifest()->widgets()['slider']['js'];
    }

    private function manifest(): Manifest
    {
        $file = static fn(string $name): string => (string) json_encode([
            'entry' => 'entry-1.js',
            'widgets' => ['slider' => ['js' => "slider-{$name}.js", 'moment' => 'visible', 'imports' => []]],
        ]);
        $folder = $this->folder(['manifest.json' => $file('react'), 'manifest-preact.json' => $file('preact')]);
        return new Manifest($folder, '', new Runtime(new Settings()));
    }
}
