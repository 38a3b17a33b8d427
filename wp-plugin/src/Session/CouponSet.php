<?php

declare(strict_types=1);

namespace Mullion\Session;

defined('ABSPATH') || exit;

/** Whether coupons may be used together: WooCommerce asks only when one is applied, and of those that it knows then. */
final class CouponSet
{
    /** @param list<mixed> $codes */
    public static function mayStand(array $codes): bool
    {
        $codes = array_filter($codes, is_string(...));
        if (count($codes) < 2 || !class_exists(\WC_Coupon::class)) {
            return true;
        }
        $coupons = array_map(static fn(string $code): \WC_Coupon => new \WC_Coupon($code), $codes);
        foreach ($coupons as $at => $coupon) {
            if ($coupon->get_individual_use() && !self::lets($coupon, array_diff_key($coupons, [$at => 0]), $codes)) {
                return false;
            }
        }
        return true;
    }

    /**
     * By the filters that WooCommerce has for exceptions.
     *
     * @param array<\WC_Coupon> $others
     * @param array<string>     $codes
     */
    private static function lets(\WC_Coupon $alone, array $others, array $codes): bool
    {
        // phpcs:disable WordPress.NamingConventions.PrefixAllGlobals -- WooCommerce's.
        $kept = (array) apply_filters('woocommerce_apply_individual_use_coupon', [], $alone, $codes);
        foreach ($others as $other) {
            $isLet = in_array($other->get_code(), $kept, true)
                || apply_filters('woocommerce_apply_with_individual_use_coupon', false, $other, $alone, $codes);
            if (!$isLet) {
                return false;
            }
        }
        return true;
    }
}
