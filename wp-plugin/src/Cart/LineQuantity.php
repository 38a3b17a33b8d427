<?php

declare(strict_types=1);

namespace Mullion\Cart;

use Mullion\Endpoint\Reply;

defined('ABSPATH') || exit;

/** Sets the quantity of one line, as the cart page's form does: with the shop's checks and its filters. */
final class LineQuantity
{
    public function __construct(
        private readonly Shop $shop,
        private readonly RequestLog $log,
    ) {}

    /** Hooked to `wc_ajax_mullion_set`: `cart_item_key` and `quantity`, where 0 takes the line away. */
    public function answer(): void
    {
        // The cart's cookies are set at shutdown, after the answer was printed.
        ob_start();
        $cart = LineRequest::cart($this->shop);
        [$key, $quantity] = [LineRequest::text('cart_item_key'), LineRequest::text('quantity')];
        $line = $cart?->get_cart()[$key] ?? null;
        $product = is_array($line) ? $line['data'] ?? null : null;
        if ($cart === null || !is_array($line) || !$product instanceof \WC_Product) {
            Reply::failure(200, 'no-line', __('This product is no longer in your cart.', 'mullion'));
        }
        if (preg_match('/^\d{1,9}(\.\d{1,4})?$/D', $quantity) !== 1) {
            Reply::failure(200, 'bad-quantity', self::refusal());
        }
        $wanted = (float) $quantity;
        $problem = self::problem($cart, $key, $line, $product, $wanted);
        if ($problem !== null) {
            Reply::failure(200, 'refused', $problem === '' ? self::refusal() : $problem);
        }
        // Shops that sell halves filter what a stock amount is.
        // @phpstan-ignore argument.type (WooCommerce takes floats.)
        $cart->set_quantity($key, wc_stock_amount($wanted));
        $this->log->record();
        \WC_AJAX::get_refreshed_fragments();
    }

    /**
     * What stands against it, for the visitor; empty where the shop has no words for it, null where nothing does.
     *
     * @param array<mixed> $line
     */
    private static function problem(
        \WC_Cart $cart,
        string $key,
        array $line,
        \WC_Product $product,
        float $wanted,
    ): ?string {
        $isValid = static fn(): bool
            => (bool) apply_filters('woocommerce_update_cart_validation', true, $key, $line, $wanted);
        $refusal = LineRequest::refusalOf($isValid);
        $before = is_numeric($line['quantity'] ?? null) ? (float) $line['quantity'] : 0;
        $fits = $wanted === 0.0
            || !FixedQuantity::is($key, $line)
            && QuantityLimits::of($product)->allow($wanted)
            && LineRequest::isInStock($cart, $product, $wanted - $before);
        return $refusal ?? ($fits ? null : '');
    }

    private static function refusal(): string
    {
        return __('This quantity is not available.', 'mullion');
    }
}
