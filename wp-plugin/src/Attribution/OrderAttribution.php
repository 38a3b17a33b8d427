<?php

declare(strict_types=1);

namespace Mullion\Attribution;

use Mullion\Site\Part;

/**
 * Puts our script in the place of WooCommerce's two that note where a visitor came from.
 *
 * Only the files change: the handles, `wc_order_attribution` with its fields and params, what depends on them, and
 * everything that WooCommerce does with an order stay. Switched off, WooCommerce's own files are back, and go on
 * with the same cookies.
 */
final class OrderAttribution implements Part
{
    private const HANDLES = ['wc-order-attribution', 'sourcebuster-js'];

    public function name(): string
    {
        return 'attribution';
    }

    public function title(): string
    {
        return __('Order attribution', 'mullion');
    }

    public function register(): void
    {
        add_filter('mullion_replaced_scripts', [$this, 'replace']);
        // WooCommerce registers its scripts at 10.
        add_action('wp_enqueue_scripts', [$this, 'defer'], 20);
    }

    /**
     * Hooked to `mullion_replaced_scripts`. The order counts: with the first one replaced, nothing of
     * WooCommerce's needs the second.
     *
     * @param mixed $handles
     *
     * @return array<mixed>
     */
    public function replace(mixed $handles): array
    {
        return [...(is_array($handles) ? $handles : []), ...self::HANDLES];
    }

    /** Hooked to `wp_enqueue_scripts`: the parser need not wait. WordPress sees to dependents that can't wait. */
    public function defer(): void
    {
        if (wp_script_is('wc-order-attribution', 'registered')) {
            wp_script_add_data('wc-order-attribution', 'strategy', 'defer');
        }
    }
}
