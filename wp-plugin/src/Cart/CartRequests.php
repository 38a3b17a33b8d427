<?php

declare(strict_types=1);

namespace Mullion\Cart;

use Mullion\Site\Part;

defined('ABSPATH') || exit;

/**
 * Answers the requests by which our script changes the cart; the hooks of this part. What answers one is built when
 * one comes.
 */
final class CartRequests implements Part
{
    private ?RequestLog $log = null;

    private ?BlockRequests $blocks = null;

    public function __construct(
        private readonly Shop $shop,
        private readonly EmptyCart $empty,
        private readonly SpeculationRules $rules,
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
        add_action('wp_loaded', [$this, 'registerAnswers']);
        // By the class's name: it is loaded with the first fragments.
        add_filter('woocommerce_add_to_cart_fragments', [FragmentScripts::class, 'remember'], PHP_INT_MAX);
        add_filter('rest_dispatch_request', [$this, 'answerBlock'], 10, 2);
        add_action('woocommerce_add_to_cart', [$this, 'record']);
        add_action('woocommerce_cart_item_removed', [$this, 'record']);
        add_filter('woocommerce_cart_hash_key', [$this->shop, 'inLanguage']);
        add_filter('woocommerce_cart_fragment_name', [$this->shop, 'inLanguage']);
        add_filter('woocommerce_add_to_cart_fragments', [$this, 'addState']);
        add_action('wp_footer', [$this->empty, 'show']);
        add_filter('wp_speculation_rules_href_exclude_paths', [$this->rules, 'exclude']);
        if (function_exists('wp_get_speculation_rules')) {
            add_action('wp_enqueue_scripts', [$this->rules, 'prime'], 0);
        }
    }

    /** Hooked to `wp_loaded`: a page has no use for these. WooCommerce reads the request's name from nowhere else. */
    public function registerAnswers(): void
    {
        // phpcs:ignore WordPress.Security -- whether it is there at all.
        if (!isset($_GET['wc-ajax'])) {
            return;
        }
        // Before WooCommerce's own handlers at 10.
        foreach (['add_to_cart', 'remove_from_cart', 'mullion_set', 'mullion_restore'] as $name) {
            add_action("wc_ajax_{$name}", [$this, 'answerRepeated'], 1);
        }
        add_action('wc_ajax_mullion_set', [$this, 'setQuantity']);
        add_action('wc_ajax_mullion_restore', [$this, 'restoreLine']);
    }

    /** Hooked to `wc_ajax_…`, before the shop's own handlers. */
    public function answerRepeated(): void
    {
        $this->log()->answerRepeated();
    }

    /** Hooked to `wc_ajax_mullion_set`. */
    public function setQuantity(): void
    {
        (new LineQuantity($this->shop, $this->log()))->answer();
    }

    /** Hooked to `wc_ajax_mullion_restore`. */
    public function restoreLine(): void
    {
        (new LineRestore($this->shop, $this->log()))->answer();
    }

    /** Hooked to `rest_dispatch_request`. */
    public function answerBlock(mixed $result, mixed $request): mixed
    {
        return ($this->blocks ??= new BlockRequests($this->log()))->answer($result, $request);
    }

    /**
     * Hooked to what changes a cart. Who leaves the page before the answer keeps the change: PHP would end at its next
     * output, before WooCommerce saves the session.
     */
    public function record(): void
    {
        // Some hosts switch it off.
        if (function_exists('ignore_user_abort')) {
            ignore_user_abort(true);
        }
        $this->log()->record();
    }

    /** Hooked to `woocommerce_add_to_cart_fragments`. */
    public function addState(mixed $fragments): mixed
    {
        return (new StateFragment($this->shop, $this->log()))->add($fragments);
    }

    private function log(): RequestLog
    {
        return $this->log ??= new RequestLog($this->shop);
    }
}
