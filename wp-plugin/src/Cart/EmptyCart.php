<?php

declare(strict_types=1);

namespace Mullion\Cart;

defined('ABSPATH') || exit;

/**
 * Prints the shop's own words for an empty cart, out of sight, where a page has a cart that scripts fill: WooCommerce's
 * script asks the server for them, ours shows these.
 */
final class EmptyCart
{
    public function __construct(private readonly Shop $shop) {}

    /** Hooked to `wp_footer`. */
    public function show(): void
    {
        $isFilled = wp_script_is('wc-cart-fragments', 'enqueued') && function_exists('woocommerce_mini_cart');
        if ($isFilled && $this->shop->cart()?->is_empty() === true) {
            echo '<template id="mullion-empty-cart">';
            woocommerce_mini_cart();
            echo '</template>';
        }
    }
}
