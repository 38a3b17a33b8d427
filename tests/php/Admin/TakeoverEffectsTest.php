<?php

declare(strict_types=1);

namespace Mullion\Tests\Admin;

use Mullion\Admin\TakeoverEffects;
use Mullion\Assets\Manifest;
use Mullion\Assets\Takeovers;
use Mullion\Site\Features;
use Mullion\Site\Settings;
use Mullion\Tests\PluginTestCase;

/** What the settings page says of each takeover, to an owner who knows no CSS. */
final class TakeoverEffectsTest extends PluginTestCase
{
    public function testEachOfOursIsSaidInPlainWords(): void
    {
        $manifest = new Manifest(dirname(__DIR__, 3) . '/wp-plugin/build', '/');
        $takeovers = new Takeovers($manifest, new Features(new Settings()));
        $effects = new TakeoverEffects($manifest, $takeovers);

        self::assertGreaterThan(9, count($takeovers->names()));
        foreach ($takeovers->names() as $name) {
            self::assertDoesNotMatchRegularExpression('/Every element|[#>\[{]|\.\w/', $effects->of($name), $name);
        }
    }

    public function testOfAnotherPluginsTheSelectorIsSaid(): void
    {
        $manifest = $this->build(['widgets' => ['tour' => ['js' => 'tour.js']], 'aliases' => ['.tour' => ['widget' => 'tour', 'attributes' => []]]]);

        $effects = new TakeoverEffects($manifest, new Takeovers($manifest, new Features(new Settings())));

        self::assertSame('Every element that matches .tour.', $effects->of('tour'));
    }
}
