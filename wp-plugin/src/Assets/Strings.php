<?php

declare(strict_types=1);

namespace Mullion\Assets;

/** Every sentence that the scripts say, in the site's language: the bundle itself holds none. */
final class Strings
{
    /** @return array<string, string> */
    public function all(): array
    {
        $strings = [
            'added' => __('Added to the cart.', 'mullion'),
            'removed' => __('Removed from the cart.', 'mullion'),
            'viewCart' => __('View cart', 'mullion'),
            'saving' => __('One moment, your cart is being saved…', 'mullion'),
            'addFailed' => __('The product could not be added to the cart. Please check your connection.', 'mullion'),
            'addRefused' => __('This product cannot be added to the cart.', 'mullion'),
            'retry' => __('Try again', 'mullion'),
            'close' => __('Close', 'mullion'),
            'cart.failed' => __('Your cart could not be loaded.', 'mullion'),
            /* translators: %s: number of items in the cart, one */
            'cart.one' => __('Cart, %s item', 'mullion'),
            /* translators: %s: number of items in the cart, none or more than one */
            'cart.other' => __('Cart, %s items', 'mullion'),
            'slider.previous' => __('Previous slide', 'mullion'),
            'slider.next' => __('Next slide', 'mullion'),
            'slider.pause' => __('Pause automatic sliding', 'mullion'),
            'slider.play' => __('Start automatic sliding', 'mullion'),
            /* translators: %s: number of the slide */
            'slider.goTo' => __('Go to slide %s', 'mullion'),
            /* translators: %s: number of the slide, then number of slides, in this order */
            'slider.position' => __('%s / %s', 'mullion'),
            /* translators: what a carousel is called by a screen reader */
            'slider.carousel' => __('carousel', 'mullion'),
            /* translators: what one slide is called by a screen reader */
            'slider.page' => __('slide', 'mullion'),
        ];
        /**
         * Changes what the scripts say.
         *
         * @since 0.1.0
         *
         * @param array<string, string> $strings Sentences by key; `%s` is replaced in order.
         */
        $filtered = apply_filters('mullion_strings', $strings);
        $normal = [];
        foreach (is_array($filtered) ? $filtered : $strings as $key => $text) {
            if (is_string($key) && is_string($text)) {
                $normal[$key] = $this->normalize($text);
            }
        }
        return $normal;
    }

    /** Composed characters on both sides: NFD text differs from the same text in NFC. */
    private function normalize(string $text): string
    {
        if (!class_exists(\Normalizer::class)) {
            return $text;
        }
        $normal = \Normalizer::normalize($text);
        return is_string($normal) ? $normal : $text;
    }
}
