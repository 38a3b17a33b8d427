<?php

declare(strict_types=1);

namespace Mullion\Tests\Session;

use Mullion\Session\CartMerge;
use Mullion\Session\SessionMerge;
use PHPUnit\Framework\TestCase;

final class SessionMergeTest extends TestCase
{
    public function testTotalsStayWhereOnlyTheOrderOfTheKeysDiffers(): void
    {
        $loaded = ['cart' => 'a', 'customer' => 'x', 'cart_totals' => '1'];
        $ours = ['customer' => 'x', 'cart' => 'b', 'cart_totals' => '2'];

        self::assertSame('2', $this->merge($loaded, $ours, $loaded)['cart_totals'] ?? null);
    }

    public function testTotalsOfAnotherCartGo(): void
    {
        $loaded = ['cart' => serialize(['a' => ['quantity' => 1]]), 'cart_totals' => '1'];
        $ours = ['cart' => serialize(['a' => ['quantity' => 2]]), 'cart_totals' => '2'];
        $stored = ['cart' => serialize(['a' => ['quantity' => 3]]), 'cart_totals' => '3'];

        self::assertArrayNotHasKey('cart_totals', $this->merge($loaded, $ours, $stored));
    }

    public function testCodesThatAreOneNumberAreTwoCodes(): void
    {
        $merged = $this->merge([], ['applied_coupons' => serialize(['1000'])], ['applied_coupons' => serialize(['1e3'])]);

        self::assertSame(['1e3', '1000'], unserialize($merged['applied_coupons']));
    }

    /**
     * @param array<string, string> $loaded
     * @param array<string, string> $ours
     * @param array<string, string> $stored
     *
     * @return array<mixed>
     */
    private function merge(array $loaded, array $ours, array $stored): array
    {
        return (new SessionMerge(new CartMerge(static fn(array $item): ?int => null)))->merge($loaded, $ours, $stored);
    }
}
