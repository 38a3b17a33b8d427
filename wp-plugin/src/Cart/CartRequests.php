<?php

declare(strict_types=1);

namespace Mullion\Cart;

use Mullion\Site\Part;

defined('ABSPATH') || exit;

/** Answers the requests by which our script changes the cart; the hooks of this part. */
final class CartRequests implements Part
{
    public function __construct(
        private readonly RequestLog $log,
        private readonly StateFragment $state,
        private readonly SpeculationRules $rules,
        private readonly LineQuantity $quantity,
        private readonly LineRestore $restore,
        private readonly EmptyCart $empty,
        private readonly BlockRequests $blocks,
    ) {}

    public function name(): string
    {
        return 'cart';
    }

    public function title(): string
    {
        return __('Adding to the cart without reloading', 'mullion');
    }

    public function register(): void
    {
        // Before WooCommerce's own handlers at 10.
        add_action('wc_ajax_add_to_cart', [$this->log, 'answerRepeated'], 1);
        add_action('wc_ajax_remove_from_cart', [$this->log, 'answerRepeated'], 1);
        add_action('wc_ajax_mullion_set', [$this->log, 'answerRepeated'], 1);
        add_action('wc_ajax_mullion_set', [$this->quantity, 'answer']);
        add_action('wc_ajax_mullion_restore', [$this->log, 'answerRepeated'], 1);
        add_action('wc_ajax_mullion_restore', [$this->restore, 'answer']);
        add_filter('rest_dispatch_request', [$this->blocks, 'answer'], 10, 2);
        add_action('woocommerce_add_to_cart', [$this->log, 'record']);
        add_action('woocommerce_cart_item_removed', [$this->log, 'record']);
        add_filter('woocommerce_add_to_cart_fragments', [$this->state, 'add']);
        add_action('wp_footer', [$this->empty, 'show']);
        add_filter('wp_speculation_rules_href_exclude_paths', [$this->rules, 'exclude']);
        if (function_exists('wp_get_speculation_rules')) {
            add_action('wp_enqueue_scripts', [$this->rules, 'prime'], 0);
        }
    }
}
