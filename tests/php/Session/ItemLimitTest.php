<?php

declare(strict_types=1);

namespace Mullion\Tests\Session;

use Mullion\Session\ItemLimit;
use Mullion\Tests\PluginTestCase;
use Mullion\Tests\World\Shop;
use PHPUnit\Framework\Attributes\DataProvider;

/** How many of an item a cart may hold. */
final class ItemLimitTest extends PluginTestCase
{
    /** @return iterable<string, array{array<string, mixed>, ?int}> */
    public static function limits(): iterable
    {
        yield 'three in stock' => [['product_id' => 3], 3];
        yield 'a variation that is sold individually' => [['product_id' => 3, 'variation_id' => 1], 1];
        yield 'any number' => [['product_id' => 4], null];
        yield 'sold out by now' => [['product_id' => 5], null];
        yield 'a product that is gone' => [['product_id' => 99], null];
        yield 'no product' => [['product_id' => ['x']], null];
        yield 'nothing' => [[], null];
    }

    /** @param array<string, mixed> $item */
    #[DataProvider('limits')]
    public function testACartHoldsNoMoreThanTheShopWouldHaveLetIn(array $item, ?int $most): void
    {
        Shop::$things = [1 => new \WC_Product(1), 3 => new \WC_Product(3), 4 => new \WC_Product(-1), 5 => new \WC_Product(0)];

        self::assertSame($most, ItemLimit::of($item));
    }
}
