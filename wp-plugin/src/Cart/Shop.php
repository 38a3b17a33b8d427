<?php

declare(strict_types=1);

namespace Mullion\Cart;

defined('ABSPATH') || exit;

/** The shop plugin as far as the cart needs it; everything is idle where none is active. */
final class Shop
{
    public function isActive(): bool
    {
        return function_exists('WC') && class_exists('WC_AJAX');
    }

    /** The visitor's cart, or null before it is loaded and in the admin. */
    public function cart(): ?\WC_Cart
    {
        return $this->isActive() && WC()->cart instanceof \WC_Cart ? WC()->cart : null;
    }

    /** The visitor's session, which is saved together with the cart. */
    public function session(): ?\WC_Session
    {
        return $this->isActive() && WC()->session instanceof \WC_Session ? WC()->session : null;
    }

    /**
     * Settings for the scripts, of the switches those that are on; null where no shop is active.
     *
     * @return array{
     *     ajaxUrl: string,
     *     cartUrl: string,
     *     hashKey: string,
     *     fragmentsKey: string,
     *     isCartPage?: true,
     *     addByLink?: true,
     *     redirectAfterAdd?: true,
     *     fragmentScripts?: true,
     * }|null
     */
    public function config(): ?array
    {
        if (!$this->isActive()) {
            return null;
        }
        $cartUrl = $this->cartUrl();
        $blog = get_current_blog_id();
        $site = md5($blog . '_' . get_site_url($blog, '/') . get_template());
        return [
            'ajaxUrl' => \WC_AJAX::get_endpoint('%%endpoint%%'),
            'cartUrl' => $cartUrl,
            'hashKey' => $this->storageKey('woocommerce_cart_hash_key', "wc_cart_hash_{$site}"),
            'fragmentsKey' => $this->storageKey('woocommerce_cart_fragment_name', "wc_fragments_{$site}"),
        ]
            + (is_cart() ? ['isCartPage' => true] : [])
            + (self::addsByLink() ? ['addByLink' => true] : [])
            + ($this->redirectsAfterAdd($cartUrl) ? ['redirectAfterAdd' => true] : [])
            + (FragmentScripts::mayRun() ? ['fragmentScripts' => true] : []);
    }

    /**
     * Hooked to `woocommerce_cart_hash_key` and `woocommerce_cart_fragment_name`: a cart that was shown in another
     * language than the site's own is kept apart, or the pages of one language would show the words of the other.
     */
    public function inLanguage(mixed $key): mixed
    {
        $locale = get_locale();
        $own = get_option('WPLANG') ?: 'en_US';
        return is_string($key) && $locale !== $own ? "{$key}_{$locale}" : $key;
    }

    /**
     * Whether "Add to cart" in a list is a plain link here: the owner has switched requests off for it, and no theme
     * has brought the shop's script all the same. The shop prints its class either way.
     */
    private static function addsByLink(): bool
    {
        return get_option('woocommerce_enable_ajax_add_to_cart') === 'no' && !wp_script_is('wc-add-to-cart');
    }

    /**
     * Whether the visitor leaves for the cart after an add: the owner's setting, which plugins of a direct checkout
     * overrule in what WooCommerce prints for its own script, so its filter is asked with the same data.
     */
    private function redirectsAfterAdd(string $cartUrl): bool
    {
        $setting = get_option('woocommerce_cart_redirect_after_add');
        if (!has_filter('woocommerce_get_script_data')) {
            return $setting === 'yes';
        }
        $data = apply_filters('woocommerce_get_script_data', [
            'ajax_url' => admin_url('admin-ajax.php', 'relative'),
            'wc_ajax_url' => \WC_AJAX::get_endpoint('%%endpoint%%'),
            'i18n_view_cart' => '',
            'cart_url' => $cartUrl,
            'is_cart' => is_cart(),
            'cart_redirect_after_add' => $setting,
        ], 'wc-add-to-cart');
        return (is_array($data) ? $data['cart_redirect_after_add'] ?? $setting : $setting) === 'yes';
    }

    /** Where "View cart" leads: WooCommerce's own filter, with its null product. */
    private function cartUrl(): string
    {
        $url = apply_filters('woocommerce_add_to_cart_redirect', wc_get_cart_url(), null);
        return is_string($url) ? $url : wc_get_cart_url();
    }

    /**
     * A key of WooCommerce's in the browser's storage, with its own filter.
     *
     * @param non-empty-string $hook
     */
    private function storageKey(string $hook, string $key): string
    {
        $filtered = apply_filters($hook, $key);
        return is_string($filtered) ? $filtered : $key;
    }
}
