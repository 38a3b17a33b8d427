<?php

declare(strict_types=1);

namespace Mullion\Tests\Site;

use Mullion\Site\Settings;
use Mullion\Tests\PluginTestCase;
use Mullion\Tests\World\Site;
use PHPUnit\Framework\Attributes\DataProvider;

/** What the owner decides for widgets, as every page tells it. */
final class SettingsTest extends PluginTestCase
{
    private const ZONE = ['site' => ['timezone' => 'Asia/Ho_Chi_Minh']];

    public function testASiteThatHasSetNothingTellsItsTimeZone(): void
    {
        self::assertSame(self::ZONE, (new Settings())->all());
    }

    public function testWhatTheOwnerSetIsTold(): void
    {
        Site::$options['mullion_settings'] = ['map' => ['key' => 'k', 'zoom' => 16, 'consent' => true]];

        self::assertSame(self::ZONE + ['map' => ['key' => 'k', 'zoom' => 16, 'consent' => true]], (new Settings())->all());
    }

    public function testAThemeMaySetMore(): void
    {
        Site::$options['mullion_settings'] = ['map' => ['key' => 'k']];
        add_filter('mullion_settings', static fn(array $settings): array => array_replace_recursive($settings, ['map' => ['zoom' => 9]]));

        self::assertSame(['key' => 'k', 'zoom' => 9], (new Settings())->all()['map']);
    }

    /** @return iterable<string, array{mixed, array<string, mixed>}> */
    public static function nonsense(): iterable
    {
        yield 'nothing' => [null, []];
        yield 'a text' => ['key', []];
        yield 'a text for a widget' => [['map' => 'key'], []];
        yield 'a list of widgets' => [[['key' => 'k']], []];
        yield 'lists and objects for values' => [['map' => ['key' => ['k'], 'place' => new \stdClass(), 'none' => null, 'zoom' => 9]], ['map' => ['zoom' => 9]]];
        yield 'values without names' => [['map' => ['k', 'key' => 'k']], ['map' => ['key' => 'k']]];
    }

    /** @param array<string, mixed> $kept */
    #[DataProvider('nonsense')]
    public function testNonsenseInTheOptionOrOfAFilterIsPassedOver(mixed $settings, array $kept): void
    {
        Site::$options['mullion_settings'] = $settings;
        self::assertSame(self::ZONE + $kept, (new Settings())->all());

        Site::$options = [];
        add_filter('mullion_settings', static fn(): mixed => $settings);
        self::assertSame(self::ZONE + $kept, (new Settings())->all());
    }

    /** An option that isn't there costs a query on every page. */
    public function testAfterTheInstallationTheOptionIsThereAndOneThatWasThereStays(): void
    {
        Settings::install();
        self::assertSame([[], true], [Site::$options['mullion_settings'], Site::$autoloads['mullion_settings']]);

        Site::$options['mullion_settings'] = ['map' => ['key' => 'k']];
        Settings::install();
        self::assertSame(['map' => ['key' => 'k']], Site::$options['mullion_settings']);
    }
}
