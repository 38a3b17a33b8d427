<?php

declare(strict_types=1);

use Mullion\Tests\World\Shop;

/** WooCommerce as far as the plugin asks it. What is here is there for the plugin only while a test has opened the shop. */

class WooCommerce
{
    public mixed $cart = null;
    public mixed $session = null;
}

class WC_Session
{
    /** @var array<string, mixed> */
    public array $data = [];

    public function get(string $key, mixed $default = null): mixed
    {
        return $this->data[$key] ?? $default;
    }

    public function set(string $key, mixed $value): void
    {
        $this->data[$key] = $value;
    }
}

class WC_Cart
{
    /** @var list<string> */
    public array $coupons = [];

    /** @var array<string, mixed> */
    public array $removed_cart_contents = [];

    public int $calculated = 0;

    /** @param array<string, array<string, mixed>> $items By their keys. */
    public function __construct(public array $items = []) {}

    /** @return array<string, array<string, mixed>> */
    public function get_cart(): array
    {
        return $this->items;
    }

    public function is_empty(): bool
    {
        return $this->items === [];
    }

    public function get_cart_contents_count(): int|float
    {
        return array_sum(array_column($this->items, 'quantity'));
    }

    /** As markup. */
    public function get_cart_subtotal(): string
    {
        return "<bdi>{$this->get_cart_contents_count()}.000&nbsp;&#8363;</bdi>";
    }

    /** @return array<int, int|float> By products. */
    public function get_cart_item_quantities(): array
    {
        $quantities = [];
        foreach ($this->items as $line) {
            $id = $line['data']->get_stock_managed_by_id();
            $quantities[$id] = ($quantities[$id] ?? 0) + $line['quantity'];
        }
        return $quantities;
    }

    /** @param array<string, array<string, mixed>> $items */
    public function set_cart_contents(array $items): void
    {
        $this->items = $items;
    }

    public function set_quantity(string $key, int|float $quantity = 1, bool $refresh = true): bool
    {
        $this->items[$key]['quantity'] = $quantity;
        if ($quantity <= 0) {
            unset($this->items[$key]);
        }
        return true;
    }

    /** @return array<string, mixed> */
    public function get_removed_cart_contents(): array
    {
        return $this->removed_cart_contents;
    }

    public function restore_cart_item(string $key): bool
    {
        do_action('woocommerce_restore_cart_item', $key, $this);
        if (!isset($this->removed_cart_contents[$key])) {
            return false;
        }
        $line = $this->removed_cart_contents[$key];
        $this->items[$key] = $line + ['data' => wc_get_product($line['product_id'])];
        unset($this->removed_cart_contents[$key]);
        return true;
    }

    /** @return list<string> */
    public function get_applied_coupons(): array
    {
        return $this->coupons;
    }

    /** @param list<string> $coupons */
    public function set_applied_coupons(array $coupons): void
    {
        $this->coupons = $coupons;
    }

    public function calculate_totals(): void
    {
        $this->calculated++;
    }

    /** As WooCommerce empties a cart, with its two hooks. */
    public function empty_cart(): void
    {
        do_action('woocommerce_before_cart_emptied');
        [$this->items, $this->coupons] = [[], []];
        do_action('woocommerce_cart_emptied');
    }
}

class WC_Order
{
    public function __construct(private readonly int $id, public string $status = 'processing') {}

    public function get_id(): int
    {
        return $this->id;
    }

    /** @param list<string> $statuses */
    public function has_status(array $statuses): bool
    {
        return in_array($this->status, $statuses, true);
    }
}

class WC_Product
{
    /** @param int $most -1 for any number. */
    public function __construct(private readonly int $most, private readonly int $id = 7) {}

    public function get_name(): string
    {
        return "Product {$this->id}";
    }

    public function is_purchasable(): bool
    {
        return true;
    }

    public function is_in_stock(): bool
    {
        return $this->most !== 0;
    }

    public function get_min_purchase_quantity(): int
    {
        return 1;
    }

    public function has_enough_stock(int|float $quantity): bool
    {
        return $this->most < 0 || $quantity <= $this->most;
    }

    public function get_stock_managed_by_id(): int
    {
        return $this->id;
    }

    public function get_max_purchase_quantity(): int
    {
        return $this->most;
    }
}

class WC_AJAX
{
    public static function get_endpoint(string $request): string
    {
        return "/?wc-ajax={$request}";
    }

    /** Answers with the cart as it is. */
    public static function get_refreshed_fragments(): never
    {
        wp_send_json(['fragments' => apply_filters('woocommerce_add_to_cart_fragments', [])]);
    }
}

class WC_Cache_Helper
{
    public static function get_cache_prefix(string $group): string
    {
        return "{$group}_prefix_";
    }
}

function WC(): ?WooCommerce
{
    return Shop::$woocommerce;
}

function wc_get_order(int $id): WC_Order|false
{
    return (Shop::$things[$id] ?? null) instanceof WC_Order ? Shop::$things[$id] : false;
}

function wc_get_product(int $id): WC_Product|false
{
    return (Shop::$things[$id] ?? null) instanceof WC_Product ? Shop::$things[$id] : false;
}

class WC_Coupon
{
    /** @var list<string> Codes that are for use alone. */
    public static array $alone = [];

    public function __construct(private readonly string $code) {}

    public function get_code(): string
    {
        return $this->code;
    }

    public function get_individual_use(): bool
    {
        return in_array($this->code, self::$alone, true);
    }
}
