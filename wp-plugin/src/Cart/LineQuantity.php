<?php

declare(strict_types=1);

namespace Mullion\Cart;

use Mullion\Endpoint\Reply;
use Mullion\Endpoint\Visitor;

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
        $cart = $this->shop->cart();
        [$key, $quantity] = [self::posted('cart_item_key'), self::posted('quantity')];
        $line = $cart?->get_cart()[$key] ?? null;
        $product = is_array($line) ? $line['data'] ?? null : null;
        if ($cart === null || Visitor::isFromElsewhere() || !is_array($line) || !$product instanceof \WC_Product) {
            Reply::failure(200, 'no-line', __('This product is no longer in your cart.', 'mullion'));
        }
        if (preg_match('/^\d{1,9}(\.\d{1,4})?$/D', $quantity) !== 1) {
            Reply::failure(200, 'bad-quantity', self::refusal());
        }
        $wanted = (float) $quantity;
        $problem = self::problem($cart, $key, $line, $product, $wanted);
        if ($problem !== null) {
            Reply::failure(200, 'refused', $problem);
        }
        // Shops that sell halves filter what a stock amount is.
        // @phpstan-ignore argument.type (WooCommerce takes floats.)
        $cart->set_quantity($key, wc_stock_amount($wanted));
        $this->log->record();
        \WC_AJAX::get_refreshed_fragments();
    }

    /**
     * What stands against it, for the visitor; null where nothing does.
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
        $before = wc_get_notices();
        $isValid = apply_filters('woocommerce_update_cart_validation', true, $key, $line, $wanted);
        $said = array_slice(wc_get_notices('error'), count($before['error'] ?? []));
        // They are in the answer: the next page must not say them again.
        wc_set_notices($before);
        if ($isValid !== true) {
            $notice = $said[0]['notice'] ?? '';
            $text = is_string($notice) ? wp_strip_all_tags($notice) : '';
            return $text === '' ? self::refusal() : $text;
        }
        $fits = $wanted === 0.0
            || QuantityLimits::of($product)->allow($wanted) && self::isInStock($cart, $line, $product, $wanted);
        return $fits ? null : self::refusal();
    }

    /**
     * The stock has to do for all lines of the product.
     *
     * @param array<mixed> $line
     */
    private static function isInStock(\WC_Cart $cart, array $line, \WC_Product $product, float $wanted): bool
    {
        $all = $cart->get_cart_item_quantities()[$product->get_stock_managed_by_id()] ?? 0;
        $own = is_numeric($line['quantity'] ?? null) ? (float) $line['quantity'] : 0;
        return $product->has_enough_stock((is_numeric($all) ? (float) $all : 0) - $own + $wanted);
    }

    private static function refusal(): string
    {
        return __('This quantity is not available.', 'mullion');
    }

    private static function posted(string $name): string
    {
        // The shop's cart endpoints have no nonce on purpose; another site's page is turned away above.
        // phpcs:ignore WordPress.Security.NonceVerification
        $value = wp_unslash($_POST[$name] ?? '');
        return is_string($value) ? $value : '';
    }
}
