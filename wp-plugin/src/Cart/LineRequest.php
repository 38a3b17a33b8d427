<?php

declare(strict_types=1);

namespace Mullion\Cart;

use Mullion\Endpoint\Visitor;

defined('ABSPATH') || exit;

/** What a request for one line of the cart brings, and what the shop has to say to it. */
final class LineRequest
{
    /**
     * The visitor's cart; null without one, and for a page of another site.
     *
     * The shop's own cart endpoints have no nonce either: cached pages would have stale ones.
     */
    public static function cart(Shop $shop): ?\WC_Cart
    {
        return Visitor::isFromElsewhere() ? null : $shop->cart();
    }

    /** A posted field; empty where it is missing, or is no text. */
    public static function text(string $name): string
    {
        // phpcs:ignore WordPress.Security.NonceVerification -- as cart() says.
        $value = wp_unslash($_POST[$name] ?? '');
        return is_string($value) ? $value : '';
    }

    /**
     * Does something to the cart, and keeps for the answer what the shop says against it: the next page must not
     * say it again.
     *
     * @param callable(): bool $attempt
     *
     * @return string|null Null when it was done; else the shop's sentence as plain text, which may be empty.
     */
    public static function refusalOf(callable $attempt): ?string
    {
        $before = wc_get_notices();
        $isDone = $attempt();
        $said = array_slice(wc_get_notices('error'), count($before['error'] ?? []));
        wc_set_notices($before);
        $notice = $said[0]['notice'] ?? '';
        return $isDone ? null : (is_string($notice) ? wp_strip_all_tags($notice) : '');
    }

    /**
     * Whether the stock does for all lines of a product.
     *
     * @param float $more How many pieces are wanted beyond those that are in the cart.
     */
    public static function isInStock(\WC_Cart $cart, \WC_Product $product, float $more): bool
    {
        $all = $cart->get_cart_item_quantities()[$product->get_stock_managed_by_id()] ?? 0;
        return $product->has_enough_stock((is_numeric($all) ? (float) $all : 0) + $more);
    }
}
