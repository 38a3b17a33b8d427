<?php

declare(strict_types=1);

namespace Mullion\Tests\Site;

use Mullion\Site\Features;
use Mullion\Site\Settings;
use Mullion\Tests\PluginTestCase;
use Mullion\Tests\World\Site;
use PHPUnit\Framework\Attributes\DataProvider;

/** What the owner has switched off. */
final class FeaturesTest extends PluginTestCase
{
    public function testEverythingIsOnFromTheStart(): void
    {
        self::assertTrue(self::isOn('slider'));
    }

    /** @return iterable<string, array{mixed, bool}> */
    public static function settings(): iterable
    {
        yield 'off' => [['slider' => ['enabled' => false]], false];
        yield 'on' => [['slider' => ['enabled' => true]], true];
        yield 'another one off' => [['map' => ['enabled' => false]], true];
        yield 'other settings of it' => [['slider' => ['speed' => 300]], true];
        // Only the owner's own false switches something off.
        yield 'an empty text' => [['slider' => ['enabled' => '']], true];
        yield 'zero' => [['slider' => ['enabled' => 0]], true];
        yield 'nonsense' => ['off', true];
    }

    #[DataProvider('settings')]
    public function testTheOwnersFalseSwitchesItOff(mixed $settings, bool $isOn): void
    {
        Site::$options['mullion_settings'] = $settings;

        self::assertSame($isOn, self::isOn('slider'));
    }

    public function testAThemeSwitchesOneOffOrOnAgain(): void
    {
        Site::$options['mullion_settings'] = ['map' => ['enabled' => false]];
        add_filter('mullion_enabled', static fn(bool $isOn, string $name): bool => $name === 'map' || ($isOn && $name !== 'slider'), 10, 2);

        self::assertSame([false, true, true], [self::isOn('slider'), self::isOn('map'), self::isOn('tabs')]);
    }

    public function testNonsenseOfAThemeIsOff(): void
    {
        add_filter('mullion_enabled', static fn(): string => 'yes');

        self::assertFalse(self::isOn('slider'));
    }

    /** A page asks for sixty names. */
    public function testTheOptionIsReadOnceForAPage(): void
    {
        $reads = 0;
        add_filter('mullion_settings', static function (mixed $settings) use (&$reads): mixed {
            $reads++;
            return $settings;
        });
        $features = new Features(new Settings());

        array_map($features->isOn(...), ['slider', 'map', 'tabs']);

        self::assertSame(1, $reads);
    }

    private static function isOn(string $name): bool
    {
        return (new Features(new Settings()))->isOn($name);
    }
}
