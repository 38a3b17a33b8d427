<?php

declare(strict_types=1);

namespace Mullion\Cart;

use Mullion\Endpoint\Reply;

defined('ABSPATH') || exit;

/** Puts a line back that this visitor has removed, as the cart page's "Undo" does, if the stock still does for it. */
final class LineRestore
{
    public function __construct(
        private readonly Shop $shop,
        private readonly RequestLog $log,
    ) {}

    /** Hooked to `wc_ajax_mullion_restore`: `cart_item_key` of the removed line. */
    public function answer(): void
    {
        // The cart's cookies are set at shutdown, after the answer was printed.
        ob_start();
        $cart = LineRequest::cart($this->shop);
        $key = LineRequest::text('cart_item_key');
        $line = $cart?->get_removed_cart_contents()[$key] ?? null;
        if ($cart === null || !is_array($line)) {
            Reply::failure(200, 'no-line', self::refusal());
        }
        // Added again meanwhile: putting the old line back would overwrite its quantity.
        $problem = isset($cart->get_cart()[$key]) ? null : self::restore($cart, $key, $line);
        if ($problem !== null) {
            Reply::failure(200, 'refused', $problem === '' ? self::refusal() : $problem);
        }
        $this->log->record();
        \WC_AJAX::get_refreshed_fragments();
    }

    /**
     * What stands against it, for the visitor; empty where the shop has no words for it, null where the line is back.
     *
     * @param array<mixed> $line
     */
    private static function restore(\WC_Cart $cart, string $key, array $line): ?string
    {
        return self::isToBeHad($cart, $line)
            ? LineRequest::refusalOf(static fn(): bool => $cart->restore_cart_item($key))
            : '';
    }

    /**
     * The shop itself does not ask: it says so on the cart page only.
     *
     * @param array<mixed> $line
     */
    private static function isToBeHad(\WC_Cart $cart, array $line): bool
    {
        [$id, $variation, $quantity] = array_map(
            static fn(string $name): float => is_numeric($line[$name] ?? null) ? (float) $line[$name] : 0,
            ['product_id', 'variation_id', 'quantity'],
        );
        $product = wc_get_product((int) ($variation > 0 ? $variation : $id));
        return $product instanceof \WC_Product
            && $product->is_purchasable()
            && $product->is_in_stock()
            && LineRequest::isInStock($cart, $product, $quantity);
    }

    private static function refusal(): string
    {
        return __('This product is no longer available.', 'mullion');
    }
}
