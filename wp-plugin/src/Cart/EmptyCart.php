<?php

declare(strict_types=1);

namespace Mullion\Cart;

defined('ABSPATH') || exit;

/**
 * Prints the shop's own words for an empty cart, out of sight, where a page has a cart that scripts fill: WooCommerce's
 * script asks the server for them, ours shows these.
 *
 * The page may have printed its cart already, or does so later. A theme's copy of the template that declares a function
 * (Shopire) can be read once in a request, a second time ends the page: there the server is asked.
 */
final class EmptyCart
{
    private const DECLARATION = '/(?:^|<\?php|[;{}])\s*(?:function\s+&?\w|(?:abstract\s+|final\s+)?class\s+\w)/mi';

    public function __construct(private readonly Shop $shop) {}

    /** Hooked to `wp_footer`. */
    public function show(): void
    {
        $isFilled = wp_script_is('wc-cart-fragments', 'enqueued') && function_exists('woocommerce_mini_cart');
        if ($isFilled && $this->shop->cart()?->is_empty() === true && self::isRepeatable()) {
            echo '<template id="mullion-empty-cart">';
            woocommerce_mini_cart();
            echo '</template>';
        }
    }

    private static function isRepeatable(): bool
    {
        $file = wc_locate_template('cart/mini-cart.php');
        return is_file($file) && preg_match(self::DECLARATION, (string) file_get_contents($file)) === 0;
    }
}
