<?php

declare(strict_types=1);

namespace Mullion\Admin;

use Mullion\Assets\Takeovers;

defined('ABSPATH') || exit;

/** What each takeover does, or would do, on this site: for the settings page. */
final class TakeoverEffects
{
    public function __construct(private readonly Takeovers $takeovers) {}

    public function of(string $name): string
    {
        return match ($name) {
            'cart' => __('Products are added one after another, without a lost click.', 'mullion'),
            'attribution' => __('Where an order came from is noted by one small script, not two.', 'mullion'),
            'notice' => self::notice(),
            'gallery' => self::gallery(),
            'category-tree' => self::categories(),
            default => self::plain($name) ?? $this->markup($name),
        };
    }

    private static function plain(string $name): ?string
    {
        return match ($name) {
            'checkout-toggles' => __('Login, coupon and other parts of the checkout open in place.', 'mullion'),
            'input-hint' => __('The hint at a field shows while the field is used.', 'mullion'),
            'password-toggle' => __('Password fields get a button that shows what was typed.', 'mullion'),
            'quantity' => __('Quantity fields get a minus and a plus button.', 'mullion'),
            'scroll-to-notices' => __('The page scrolls to a message that comes, such as an error.', 'mullion'),
            'sort' => __('Choosing an order of products applies it at once.', 'mullion'),
            'variation-choice' => __('An option that is missing is asked for in its place.', 'mullion'),
            default => null,
        };
    }

    private static function notice(): string
    {
        $isShown = function_exists('is_store_notice_showing') && is_store_notice_showing();
        return $isShown
            ? __('Your store notice keeps its place and look; it is seen without script.', 'mullion')
            : __('Your shop shows no store notice now.', 'mullion');
    }

    private static function gallery(): string
    {
        // The last two WooCommerce gives it itself, but not in the administration.
        $hasSlider = current_theme_supports('wc-product-gallery-slider')
            || wp_is_block_theme()
            || !current_theme_supports('woocommerce');
        if ($hasSlider) {
            return __('Your theme asks for the shop’s slider: it becomes ours, which swipes.', 'mullion');
        }
        return __('Your theme asks for no slider: pictures that it lays out itself stay.', 'mullion');
    }

    private static function categories(): string
    {
        $isUsed = is_active_widget(false, false, 'woocommerce_product_categories') !== false;
        return $isUsed
            ? __('The list of categories in your sidebar would open and close its branches.', 'mullion')
            : __('No sidebar of your theme has the list of categories now.', 'mullion');
    }

    /** Of a widget that another plugin brings. */
    private function markup(string $name): string
    {
        $isOfIt = static fn(array $alias): bool => $alias['widget'] === $name;
        $selectors = array_keys(array_filter($this->takeovers->ofManifest(), $isOfIt));
        /* translators: %s: CSS selectors. */
        return sprintf(__('Every element that matches %s.', 'mullion'), implode(', ', $selectors));
    }
}
