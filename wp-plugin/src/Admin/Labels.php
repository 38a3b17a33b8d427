<?php

declare(strict_types=1);

namespace Mullion\Admin;

/** What widgets and server parts are called on the settings page; one that is not here has its own name. */
final class Labels
{
    /** Parts of the server's side that have no widget. */
    private const PARTS = ['cart', 'session', 'attribution', 'social-login'];

    /**
     * @param list<string> $widgets
     *
     * @return array<string, string> By name, sorted by label.
     */
    public static function of(array $widgets): array
    {
        $known = self::known();
        $labels = [];
        foreach (array_unique([...self::PARTS, ...$widgets]) as $name) {
            $labels[$name] = $known[$name] ?? $name;
        }
        asort($labels);
        return $labels;
    }

    /** @return array<string, string> */
    private static function known(): array
    {
        return [
            'attribution' => __('Order attribution', 'mullion'),
            'cart' => __('Adding to the cart without reloading', 'mullion'),
            'category-tree' => __('Category tree', 'mullion'),
            'chat' => __('Chat', 'mullion'),
            'checkout-toggles' => __('Checkout toggles', 'mullion'),
            'count-up' => __('Numbers that count up', 'mullion'),
            'countdown' => __('Countdown', 'mullion'),
            'gallery' => __('Product gallery', 'mullion'),
            'header-search' => __('Header search', 'mullion'),
            'input-hint' => __('Hints at fields', 'mullion'),
            'lightbox' => __('Lightbox', 'mullion'),
            'map' => __('Map', 'mullion'),
            'menu' => __('Menu', 'mullion'),
            'mini-cart' => __('Mini-cart', 'mullion'),
            'modal' => __('Dialogs', 'mullion'),
            'newsletter' => __('Newsletter', 'mullion'),
            'notice' => __('Store notice', 'mullion'),
            'offcanvas' => __('Slide-in menu', 'mullion'),
            'password-toggle' => __('Showing passwords', 'mullion'),
            'petals' => __('Falling blossoms', 'mullion'),
            'quantity' => __('Quantity fields', 'mullion'),
            'reveal' => __('Appearing while scrolling', 'mullion'),
            'scroll-to-notices' => __('Scrolling to messages', 'mullion'),
            'scroll-top' => __('Back to the top', 'mullion'),
            'session' => __('Sessions that lose nothing', 'mullion'),
            'slider' => __('Slider', 'mullion'),
            'social-login' => __('Social login', 'mullion'),
            'sort' => __('Sorting without a button', 'mullion'),
            'sticky-header' => __('Sticky header', 'mullion'),
            'tabs' => __('Tabs', 'mullion'),
            'validate' => __('Checking of forms', 'mullion'),
            'variation-choice' => __('Asking for options that are missing', 'mullion'),
        ];
    }
}
