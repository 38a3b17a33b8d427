<?php

declare(strict_types=1);

namespace Mullion\Tests\Assets;

use Mullion\Assets\StoreApi;
use Mullion\Assets\Takeovers;
use Mullion\Site\Features;
use Mullion\Site\Settings;
use Mullion\Tests\PluginTestCase;

/** The script that stands before the Store API. */
final class StoreApiTest extends PluginTestCase
{
    public function testItIsInThePageWhereABlockOfTheShopIs(): void
    {
        self::assertSame('<script id="mullion-store-api">let code;</script>', trim($this->shown('woocommerce/product-button')));
    }

    public function testNotInAPageWithoutOne(): void
    {
        self::assertSame('', $this->shown('core/paragraph'));
        self::assertSame('', $this->shown(null));
    }

    public function testAStrictPolicyHasAFile(): void
    {
        add_filter('mullion_inline_styles', '__return_false');

        self::assertStringContainsString('src="https://shop.example/build/store-api-1.js"', $this->shown('woocommerce/cart'));
    }

    public function testNotWithTheCartOff(): void
    {
        add_filter('mullion_enabled', static fn(bool $isOn, string $name): bool => $isOn && $name !== 'cart', 10, 2);

        self::assertSame('', $this->shown('woocommerce/product-button'));
    }

    private function shown(?string $block): string
    {
        $manifest = $this->build(['standIns' => ['store-api' => 'store-api-1.js']], ['store-api-1.js' => 'let code;']);
        $script = new StoreApi($manifest, new Takeovers($manifest, new Features(new Settings())));
        self::assertSame('<p></p>', $script->look('<p></p>', ['blockName' => $block]));
        return self::printed(static fn() => $script->show());
    }
}
