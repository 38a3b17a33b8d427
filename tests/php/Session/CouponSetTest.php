<?php

declare(strict_types=1);

namespace Mullion\Tests\Session;

use Mullion\Session\CouponSet;
use Mullion\Tests\PluginTestCase;
use Mullion\Tests\World\Shop;

/** What two requests applied at once, WooCommerce has asked about neither in view of the other. */
final class CouponSetTest extends PluginTestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        Shop::open();
        \WC_Coupon::$alone = ['half'];
    }

    public function testACouponForUseAloneStandsAlone(): void
    {
        self::assertTrue(CouponSet::mayStand(['half']));
        self::assertTrue(CouponSet::mayStand(['a', 'b']));
        self::assertFalse(CouponSet::mayStand(['a', 'half']));
        self::assertFalse(CouponSet::mayStand(['half', 'a']));
    }

    public function testTheShopsExceptionsCount(): void
    {
        $isA = static fn(bool $isLet, \WC_Coupon $other): bool => $isLet || $other->get_code() === 'a';
        add_filter('woocommerce_apply_with_individual_use_coupon', $isA, 10, 2);
        self::assertTrue(CouponSet::mayStand(['a', 'half']));
        self::assertFalse(CouponSet::mayStand(['a', 'half', 'b']));

        add_filter('woocommerce_apply_individual_use_coupon', static fn(array $kept): array => [...$kept, 'b']);
        self::assertTrue(CouponSet::mayStand(['a', 'half', 'b']));
    }

    public function testWhatIsNoCodeIsNoCoupon(): void
    {
        self::assertTrue(CouponSet::mayStand(['half', null, 7]));
    }
}
