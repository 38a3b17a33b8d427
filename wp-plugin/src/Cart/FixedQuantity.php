<?php

declare(strict_types=1);

namespace Mullion\Cart;

defined('ABSPATH') || exit;

/** Lines whose quantity the visitor may not choose. */
final class FixedQuantity
{
    /**
     * Whether a plugin gives the cart's page words in the place of the field, as for a gift or a deposit.
     *
     * @param array<mixed> $line
     */
    public static function is(string|int $key, array $line): bool
    {
        if (!has_filter('woocommerce_cart_item_quantity')) {
            return false;
        }
        $shown = apply_filters('woocommerce_cart_item_quantity', '<input class="qty">', (string) $key, $line);
        return is_string($shown) && preg_match('/<(?:input|select)\b(?![^>]*type=["\']?hidden)/i', $shown) !== 1;
    }
}
