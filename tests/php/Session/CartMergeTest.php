<?php

declare(strict_types=1);

namespace Mullion\Tests\Session;

use Mullion\Session\CartMerge;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** Two requests that change one cart at once. */
final class CartMergeTest extends TestCase
{
    /** @return iterable<string, array{array<string, int|float>, array<string, int|float>, array<string, int|float>, array<string, int|float>}> */
    public static function carts(): iterable
    {
        yield 'each adds another product' => [[], ['a' => 1], ['b' => 1], ['b' => 1, 'a' => 1]];
        yield 'both add the same one' => [['a' => 1], ['a' => 2], ['a' => 3], ['a' => 4]];
        yield 'both add the first one' => [[], ['a' => 1], ['a' => 1], ['a' => 2]];
        yield 'we only look' => [['a' => 1], ['a' => 1], ['a' => 5], ['a' => 5]];
        yield 'the other only looks' => [['a' => 1], ['a' => 5], ['a' => 1], ['a' => 5]];
        yield 'we remove, the other only looks' => [['a' => 1, 'b' => 1], ['b' => 1], ['a' => 1, 'b' => 1], ['b' => 1]];
        yield 'the other removes, we only look' => [['a' => 1], ['a' => 1], [], []];
        yield 'both remove it' => [['a' => 2], [], [], []];
        yield 'we remove two, the other adds one to them' => [['a' => 2], [], ['a' => 3], ['a' => 1]];
        yield 'the other removes two, we add one to them' => [['a' => 2], ['a' => 3], [], ['a' => 1]];
        yield 'both take one away of two' => [['a' => 2], ['a' => 1], ['a' => 1], []];
        yield 'more is taken away than there is' => [['a' => 3], ['a' => 1], ['a' => 1], []];
        yield 'half metres' => [['a' => 1.5], ['a' => 2], ['a' => 2.5], ['a' => 3.0]];
    }

    /**
     * @param array<string, int|float> $loaded
     * @param array<string, int|float> $ours
     * @param array<string, int|float> $stored
     * @param array<string, int|float> $expected
     */
    #[DataProvider('carts')]
    public function testWhatEachAskedForIsInTheCart(array $loaded, array $ours, array $stored, array $expected): void
    {
        $merged = self::merge(self::cart($loaded), self::cart($ours), self::cart($stored));

        self::assertEquals($expected, array_map(static fn(array $item): mixed => $item['quantity'], $merged));
        // An item without its product would be none.
        self::assertSame(array_fill(0, count($merged), 7), array_column($merged, 'product_id'));
    }

    /** @return iterable<string, array{array<string, int>, array<string, int>, array<string, int>, array<string, int>}> */
    public static function sets(): iterable
    {
        yield 'to two numbers' => [['a' => 5], ['a' => 3], ['a' => 4], ['a' => 3]];
        yield 'to the same number' => [['a' => 5], ['a' => 1], ['a' => 1], ['a' => 1]];
        yield 'to more' => [['a' => 2], ['a' => 6], ['a' => 6], ['a' => 6]];
        yield 'put back twice' => [[], ['a' => 3], ['a' => 3], ['a' => 3]];
        yield 'removed by the other' => [['a' => 5], ['a' => 3], [], ['a' => 3]];
        yield 'removed by us' => [['a' => 5], [], ['a' => 3], []];
        yield 'another line is merged as ever' => [['b' => 1], ['b' => 2], ['b' => 3], ['b' => 4]];
    }

    /**
     * @param array<string, int> $loaded
     * @param array<string, int> $ours
     * @param array<string, int> $stored
     * @param array<string, int> $expected
     */
    #[DataProvider('sets')]
    public function testOfALineThatBothHaveSetTheLaterNumberCounts(array $loaded, array $ours, array $stored, array $expected): void
    {
        $merge = new CartMerge(static fn(array $item): ?int => null);

        $merged = $merge->merge(self::cart($loaded), self::cart($ours), self::cart($stored), ['a']);

        self::assertSame($expected, array_map(static fn(array $item): mixed => $item['quantity'], $merged));
    }

    public function testNoMoreThanThereIsInStock(): void
    {
        $merge = new CartMerge(static fn(array $item): ?int => $item['product_id'] === 7 ? 3 : null);

        $merged = $merge->merge([], ['a' => ['product_id' => 7, 'quantity' => 2]], ['a' => ['product_id' => 7, 'quantity' => 2]]);

        self::assertSame(3, $merged['a']['quantity']);
    }

    /** What one request alone has changed was allowed by the shop already. */
    public function testTheLimitIsAskedOnlyWhereBothChangedIt(): void
    {
        $merge = new CartMerge(static fn(array $item): ?int => self::fail('It was asked.'));

        self::assertSame(['a'], array_keys($merge->merge([], self::cart(['a' => 9]), [])));
    }

    public function testWhatOtherPluginsKeepWithAnItemStays(): void
    {
        $loaded = ['a' => ['quantity' => 1, 'engraving' => 'An', 'gift' => true]];
        $ours = ['a' => ['quantity' => 2, 'engraving' => 'Bình', 'gift' => true, 'new' => 'n']];
        $stored = ['a' => ['quantity' => 3, 'engraving' => 'An', 'gift' => false, 'note' => 'x']];

        $merged = self::merge($loaded, $ours, $stored)['a'];

        self::assertEquals(['quantity' => 4, 'engraving' => 'Bình', 'gift' => false, 'new' => 'n', 'note' => 'x'], $merged);
    }

    /** WooCommerce computes prices with each page view: that is no change of the visitor's. */
    public function testPricesAloneAreNoChange(): void
    {
        $loaded = ['a' => ['quantity' => 1, 'line_total' => 100]];

        self::assertSame(['a' => ['quantity' => 5, 'line_total' => 500]], self::merge($loaded, ['a' => ['quantity' => 1, 'line_total' => 90]], ['a' => ['quantity' => 5, 'line_total' => 500]]));
    }

    /** @return iterable<array{mixed, int|float}> */
    public static function quantities(): iterable
    {
        yield from [[null, 0], [[], 0], [['quantity' => '2'], 2], [['quantity' => 0.5], 0.5], [['quantity' => 'x'], 0], [['quantity' => ['2']], 0]];
    }

    #[DataProvider('quantities')]
    public function testAnItemWithoutANumberIsNone(mixed $item, int|float $expected): void
    {
        self::assertSame($expected, CartMerge::quantity($item));
    }

    public function testWhatIsNoItemIsPassedOver(): void
    {
        self::assertSame(['b'], array_keys(self::merge(['a' => 'x'], ['a' => 'y', 'b' => ['quantity' => 1]], ['a' => 7])));
    }

    /**
     * @param array<mixed> $loaded
     * @param array<mixed> $ours
     * @param array<mixed> $stored
     *
     * @return array<string, array<mixed>>
     */
    private static function merge(array $loaded, array $ours, array $stored): array
    {
        return (new CartMerge(static fn(array $item): ?int => null))->merge($loaded, $ours, $stored);
    }

    /** @param array<string, int|float> $quantities @return array<string, array<string, mixed>> */
    private static function cart(array $quantities): array
    {
        return array_map(static fn(int|float $quantity): array => ['product_id' => 7, 'quantity' => $quantity], $quantities);
    }
}
