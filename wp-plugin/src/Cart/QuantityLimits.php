<?php

declare(strict_types=1);

namespace Mullion\Cart;

defined('ABSPATH') || exit;

/** How many of a product one line of the cart may hold, as the shop's own quantity fields are told. */
final class QuantityLimits
{
    private function __construct(
        public readonly float $min,
        /** -1 for any number. */
        public readonly float $max,
        public readonly float $step,
    ) {}

    public static function of(\WC_Product $product): self
    {
        $filtered = static function (string $hook, int|float $value) use ($product): float {
            $value = apply_filters("woocommerce_quantity_input_{$hook}", $value, $product);
            // Plugins say "no limit" with an empty text.
            return is_numeric($value) ? (float) $value : -1;
        };
        $step = $filtered('step', 1);
        return new self(
            max(0, $filtered('min', $product->get_min_purchase_quantity())),
            $filtered('max', $product->get_max_purchase_quantity()),
            $step > 0 ? $step : 1,
        );
    }

    public function allow(float $quantity): bool
    {
        $steps = ($quantity - $this->min) / $this->step;
        return $quantity >= $this->min
            && ($this->max < 0 || $quantity <= $this->max)
            && abs($steps - round($steps)) < 0.0001;
    }
}
