<?php

declare(strict_types=1);

namespace Mullion\Session;

use Mullion\Admin\HasNote;
use Mullion\Cart\Shop;
use Mullion\Site\Part;

defined('ABSPATH') || exit;

/**
 * Of a cart that WooCommerce empties because an order was received, what was put in after the order stays.
 *
 * WooCommerce empties the whole cart when the page "order received" is shown, and at each later visit to it: what
 * another tab had added meanwhile was in no order and in no cart. So the session keeps what each order took.
 */
final class OrderedItems implements Part, HasNote
{
    /** In the session: by order, the quantity of each item that the order took and that is still in the cart. */
    public const KEY = 'mullion_ordered';

    /** More than are paid at a time. */
    private const MOST = 5;

    /** The order that this request has made. */
    private int $made = 0;

    /** @var array<array<mixed>> */
    private array $later = [];

    /** @var array<mixed> */
    private array $coupons = [];

    public function __construct(private readonly Shop $shop) {}

    public function name(): string
    {
        return 'session';
    }

    public function title(): string
    {
        return __('Sessions that lose nothing', 'mullion');
    }

    public function note(): string
    {
        $other = MergedSessions::standIn();
        /* translators: %s: name of a PHP class of another plugin. */
        $text = __('Not at work: %s keeps the sessions of this shop.', 'mullion');
        return $other === null ? '' : sprintf($text, $other);
    }

    public function register(): void
    {
        add_action('woocommerce_checkout_order_created', [$this, 'remember']);
        add_action('woocommerce_store_api_checkout_order_processed', [$this, 'remember']);
        add_action('woocommerce_before_cart_emptied', [$this, 'setAside']);
        // After WooCommerce has emptied the session, too.
        add_action('woocommerce_cart_emptied', [$this, 'putBack'], 20);
    }

    /** Hooked to where an order has been made of the cart. */
    public function remember(mixed $order): void
    {
        if ($order instanceof \WC_Order) {
            $this->made = $order->get_id();
            $this->keep($this->made, array_map(CartMerge::quantity(...), $this->items()));
        }
    }

    /** Hooked to `woocommerce_before_cart_emptied`. */
    public function setAside(): void
    {
        [$this->later, $this->coupons] = [[], []];
        $order = $this->order();
        $ordered = $this->known()[$order] ?? null;
        if (!is_array($ordered)) {
            return;
        }
        foreach ($this->items() as $key => $item) {
            $quantity = CartMerge::quantity($item) - CartMerge::quantity(['quantity' => $ordered[$key] ?? 0]);
            if ($quantity > 0) {
                $this->later[$key] = ['quantity' => $quantity] + $item;
            }
        }
        if ($ordered === []) {
            // The cart was emptied when the order was paid: its coupons are new, too.
            $this->coupons = $this->shop->cart()?->get_applied_coupons() ?? [];
        }
        $this->keep($order, []);
    }

    /** Hooked to `woocommerce_cart_emptied`. */
    public function putBack(): void
    {
        $cart = $this->shop->cart();
        if ($cart === null || $this->later === []) {
            return;
        }
        $cart->set_cart_contents($this->later);
        if ($this->coupons !== []) {
            $cart->set_applied_coupons($this->coupons);
        }
        foreach ($this->later as $key => $item) {
            // For the cart that is kept with an account. Some shops sell half a metre.
            // @phpstan-ignore argument.type
            $cart->set_quantity((string) $key, CartMerge::quantity($item), false);
        }
        $this->later = [];
        $cart->calculate_totals();
    }

    /** The order for which the cart is emptied; 0 where it is for something else. */
    private function order(): int
    {
        $received = get_query_var('order-received');
        if ($this->made > 0 || is_numeric($received)) {
            return $this->made ?: (int) $received;
        }
        $awaiting = $this->shop->session()?->get('order_awaiting_payment');
        $order = is_numeric($awaiting) ? wc_get_order((int) $awaiting) : null;
        $isReceived = $order instanceof \WC_Order && !$order->has_status(['failed', 'pending', 'cancelled']);
        return $isReceived ? $order->get_id() : 0;
    }

    /** @return array<array<mixed>> */
    private function items(): array
    {
        return array_filter($this->shop->cart()?->get_cart() ?? [], is_array(...));
    }

    /** @return array<mixed> */
    private function known(): array
    {
        $known = $this->shop->session()?->get(self::KEY);
        return is_array($known) ? $known : [];
    }

    /** @param array<int|float> $quantities */
    private function keep(int $order, array $quantities): void
    {
        $others = array_slice(array_diff_key($this->known(), [$order => 0]), 1 - self::MOST, null, true);
        $this->shop->session()?->set(self::KEY, $others + [$order => $quantities]);
    }
}
