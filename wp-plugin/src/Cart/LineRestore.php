<?php

declare(strict_types=1);

namespace Mullion\Cart;

use Mullion\Endpoint\Reply;
use Mullion\Endpoint\Visitor;

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
        $cart = $this->shop->cart();
        // The shop's cart endpoints have no nonce on purpose; another site's page is turned away below.
        // phpcs:ignore WordPress.Security.NonceVerification
        $posted = wp_unslash($_POST['cart_item_key'] ?? '');
        $key = is_string($posted) ? $posted : '';
        $line = $cart?->get_removed_cart_contents()[$key] ?? null;
        if ($cart === null || Visitor::isFromElsewhere() || !is_array($line)) {
            Reply::failure(200, 'no-line', self::refusal());
        }
        // Added again meanwhile: putting the old line back would overwrite its quantity.
        $problem = isset($cart->get_cart()[$key]) ? null : self::restore($cart, $key, $line);
        if ($problem !== null) {
            Reply::failure(200, 'refused', $problem);
        }
        $this->log->record();
        \WC_AJAX::get_refreshed_fragments();
    }

    /**
     * What stands against it, for the visitor; null where the line is back.
     *
     * @param array<mixed> $line
     */
    private static function restore(\WC_Cart $cart, string $key, array $line): ?string
    {
        if (!self::isInStock($cart, $line)) {
            return self::refusal();
        }
        $before = wc_get_notices();
        $isBack = $cart->restore_cart_item($key);
        $said = array_slice(wc_get_notices('error'), count($before['error'] ?? []));
        // They are in the answer: the next page must not say them again.
        wc_set_notices($before);
        $notice = $said[0]['notice'] ?? '';
        $text = is_string($notice) ? wp_strip_all_tags($notice) : '';
        return $isBack ? null : ($text === '' ? self::refusal() : $text);
    }

    /**
     * The shop itself does not ask: it says so on the cart page only.
     *
     * @param array<mixed> $line
     */
    private static function isInStock(\WC_Cart $cart, array $line): bool
    {
        [$id, $variation, $quantity] = array_map(
            static fn(string $name): float => is_numeric($line[$name] ?? null) ? (float) $line[$name] : 0,
            ['product_id', 'variation_id', 'quantity'],
        );
        $product = wc_get_product((int) ($variation > 0 ? $variation : $id));
        if (!$product instanceof \WC_Product || !$product->is_purchasable() || !$product->is_in_stock()) {
            return false;
        }
        $others = $cart->get_cart_item_quantities()[$product->get_stock_managed_by_id()] ?? 0;
        return $product->has_enough_stock((is_numeric($others) ? (float) $others : 0) + $quantity);
    }

    private static function refusal(): string
    {
        return __('This product is no longer available.', 'mullion');
    }
}
