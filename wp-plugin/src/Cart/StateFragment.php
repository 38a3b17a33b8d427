<?php

declare(strict_types=1);

namespace Mullion\Cart;

defined('ABSPATH') || exit;

/** Adds what the script needs to know of the cart to every answer of the shop. */
final class StateFragment
{
    /** Matches nothing that is shown: shops' own scripts skip it. */
    public const SELECTOR = 'script#mullion-cart';

    public function __construct(
        private readonly Shop $shop,
        private readonly RequestLog $log,
    ) {}

    /**
     * Hooked to `woocommerce_add_to_cart_fragments`.
     *
     * @param mixed $fragments Replacement HTML by selector.
     */
    public function add(mixed $fragments): mixed
    {
        $cart = $this->shop->cart();
        // Without a session there is no log, and the script must not take its absence for an answer.
        if (!is_array($fragments) || $cart === null || $this->shop->session() === null) {
            return $fragments;
        }
        $state = [
            'requests' => $this->log->read(),
            'count' => (int) $cart->get_cart_contents_count(),
            'total' => self::total($cart),
            'products' => $this->products($cart),
            'lines' => $this->lines($cart),
        ];
        $json = wp_json_encode($state, JSON_HEX_TAG | JSON_HEX_AMP);
        $fragments[self::SELECTOR] = '<script type="application/json" id="mullion-cart">' . $json . '</script>';
        return $fragments;
    }

    /** As the shop's own mini-cart shows it, in plain text. */
    private static function total(\WC_Cart $cart): string
    {
        $text = wp_strip_all_tags($cart->get_cart_subtotal());
        return trim(html_entity_decode($text, ENT_QUOTES | ENT_HTML5, 'UTF-8'));
    }

    /** @return list<array<mixed>> Quantities of lines, and within which limits they may be changed. */
    private function lines(\WC_Cart $cart): array
    {
        $lines = [];
        foreach ($cart->get_cart() as $key => $line) {
            $product = is_array($line) ? $line['data'] ?? null : null;
            $isFixed = !is_array($line) || !is_numeric($line['quantity'] ?? null) || FixedQuantity::is($key, $line);
            if (!$isFixed && $product instanceof \WC_Product) {
                $lines[] = ['key' => (string) $key, 'name' => wp_strip_all_tags($product->get_name())]
                    + ['quantity' => (float) $line['quantity']] + get_object_vars(QuantityLimits::of($product));
            }
        }
        return $lines;
    }

    /** @return list<int> Products and variations, so that their buttons know whether they are in the cart. */
    private function products(\WC_Cart $cart): array
    {
        $ids = [];
        foreach ($cart->get_cart() as $line) {
            foreach (['product_id', 'variation_id'] as $key) {
                $ids[] = is_array($line) && is_numeric($line[$key] ?? null) ? (int) $line[$key] : 0;
            }
        }
        return array_values(array_unique(array_filter($ids)));
    }
}
