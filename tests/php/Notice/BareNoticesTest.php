<?php

declare(strict_types=1);

namespace Mullion\Tests\Notice;

use Mullion\Notice\BareNotices;
use Mullion\Tests\PluginTestCase;
use Mullion\Tests\World\Shop;

/** Messages that the shop prints without a place for them. */
final class BareNoticesTest extends PluginTestCase
{
    private const WRAPPER = ['.woocommerce-notices-wrapper' => ['widget' => 'scroll-to-notices']];

    public function testTheyAreTakenOverWithThoseThatHaveAPlace(): void
    {
        self::assertSame(
            ['.woocommerce-notices-wrapper', '.woocommerce > [role="alert"]:not(p)'],
            array_keys($this->aliases(self::WRAPPER)),
        );
    }

    public function testNotWithMessagesOff(): void
    {
        self::assertSame([], $this->aliases([]));
    }

    public function testNotOnTheProductsPageWhichHasNone(): void
    {
        Shop::open();
        Shop::$kinds = ['product'];

        self::assertSame(self::WRAPPER, $this->aliases(self::WRAPPER));
    }

    /**
     * @param array<string, array{widget: string}> $aliases
     *
     * @return array<string, array{widget: string}>
     */
    private function aliases(array $aliases): array
    {
        (new BareNotices())->register();
        return apply_filters('mullion_aliases', $aliases);
    }
}
