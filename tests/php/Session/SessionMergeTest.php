<?php

declare(strict_types=1);

namespace Mullion\Tests\Session;

use Mullion\Session\CartMerge;
use Mullion\Session\SessionMerge;
use Mullion\Session\SetLines;
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

    /** As WooCommerce itself has it: the later request's list. */
    public function testOfCouponsThatMayNotStandTogetherTheLaterOneCounts(): void
    {
        $alone = new SessionMerge(self::carts(), static fn(array $codes): bool => count($codes) < 2);
        $coupon = static fn(string ...$codes): array => ['applied_coupons' => serialize($codes)];

        self::assertSame(['half2'], unserialize($alone->merge([], $coupon('half2'), $coupon('half1'))['applied_coupons']));
        self::assertSame(['half1'], unserialize($alone->merge([], [], $coupon('half1'))['applied_coupons']));
    }

    public function testOfALineThatBothHaveSetTheLaterNumberCounts(): void
    {
        $session = static fn(int $quantity, string $mark): array => [
            'cart' => serialize(['a' => ['quantity' => $quantity]]),
            SetLines::KEY => serialize(array_filter(['a' => $mark])),
        ];
        $quantity = fn(array ...$sessions): mixed => unserialize($this->merge(...$sessions)['cart'])['a']['quantity'];

        self::assertSame(3, $quantity($session(5, 'x'), $session(3, 'y'), $session(4, 'z')));
        self::assertSame(4, $quantity($session(5, ''), $session(3, 'y'), $session(6, '')), 'The other has added one.');
        self::assertSame(4, $quantity($session(5, 'x'), $session(6, 'x'), $session(3, 'y')), 'We have.');
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
        return (new SessionMerge(self::carts(), static fn(array $codes): bool => true))->merge($loaded, $ours, $stored);
    }

    private static function carts(): CartMerge
    {
        return new CartMerge(static fn(array $item): ?int => null);
    }
}
