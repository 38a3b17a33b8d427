<?php

declare(strict_types=1);

namespace Mullion\Session;

/** How many of an item a cart may hold. */
final class ItemLimit
{
    /**
     * One of what is sold individually, which two requests at once may both have added; stock is WooCommerce's
     * to check, when the cart is shown and paid.
     *
     * @param array<mixed> $item As WooCommerce keeps it in the session.
     */
    public static function of(array $item): ?int
    {
        $id = ($item['variation_id'] ?? 0) ?: ($item['product_id'] ?? 0);
        $product = is_numeric($id) ? wc_get_product((int) $id) : null;
        return $product instanceof \WC_Product && $product->is_sold_individually() ? 1 : null;
    }
}
