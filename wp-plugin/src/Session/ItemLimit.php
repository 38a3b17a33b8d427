<?php

declare(strict_types=1);

namespace Mullion\Session;

defined('ABSPATH') || exit;

/** How many of an item a cart may hold. */
final class ItemLimit
{
    /**
     * What WooCommerce would have let one request after another add: one of what is sold individually, and no more
     * than there is in stock.
     *
     * @param array<mixed> $item As WooCommerce keeps it in the session.
     *
     * @return ?int null: any number; also of what is sold out by now, which WooCommerce says in the cart.
     */
    public static function of(array $item): ?int
    {
        $id = ($item['variation_id'] ?? 0) ?: ($item['product_id'] ?? 0);
        $product = is_numeric($id) ? wc_get_product((int) $id) : null;
        $most = $product instanceof \WC_Product ? (int) $product->get_max_purchase_quantity() : 0;
        return $most > 0 ? $most : null;
    }
}
