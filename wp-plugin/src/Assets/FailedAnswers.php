<?php

declare(strict_types=1);

namespace Mullion\Assets;

use Mullion\Site\Hooked;

defined('ABSPATH') || exit;

/**
 * Puts behind WooCommerce's cart.js, checkout.js and add-to-cart-variation.js what they lack: words for a request of
 * theirs that fails, as the shop's own notices, and the script that shows them.
 */
final class FailedAnswers implements Hooked
{
    private const FORM = 'single-product/add-to-cart/variable.php';

    private bool $hasAskedVariations = false;

    public function __construct(
        private readonly Manifest $manifest,
        private readonly Takeovers $takeovers,
    ) {}

    public function register(): void
    {
        add_action('woocommerce_before_template_part', [$this, 'see'], 10, 4);
        add_action('wp_footer', [$this, 'show'], 21);
        add_action('wp_footer', [$this, 'showOfVariations'], 21);
    }

    /**
     * Hooked to `woocommerce_before_template_part`: whether a form has more variations than the page tells its script.
     *
     * @param mixed $args What the template is given; some call the hook with less.
     */
    public function see(mixed $template, mixed $path = null, mixed $file = null, mixed $args = null): void
    {
        $isAsked = is_array($args) && ($args['available_variations'] ?? null) === false;
        $this->hasAskedVariations = $this->hasAskedVariations || $template === self::FORM && $isAsked;
    }

    /** Hooked to `wp_footer`, behind the scripts there. */
    public function show(): void
    {
        $isOrdered = wp_script_is('wc-checkout', 'done');
        if (!$isOrdered && !wp_script_is('wc-cart', 'done') || !$this->takeovers->isOn('cart')) {
            return;
        }
        $words = __('Your change to the cart was not saved.', 'mullion');
        $this->printNotice('cart', $words . ' ' . __('Please check your connection.', 'mullion'));
        if ($isOrdered) {
            $this->printNotice('order', __('Your order could not be updated.', 'mullion') . ' ' . $this->again());
        }
        // phpcs:ignore WordPress.Security.EscapeOutput -- an element that WordPress has made.
        echo PageScript::standIn($this->manifest, $isOrdered ? 'failed-answers' : 'failed-cart')?->html();
    }

    /** Hooked to `wp_footer`, behind the scripts there. */
    public function showOfVariations(): void
    {
        if (!$this->hasAskedVariations || !$this->takeovers->isOn('cart')) {
            return;
        }
        $words = __('The price of your choice could not be looked up.', 'mullion');
        $this->printNotice('variation', $words . ' ' . $this->again());
        // phpcs:ignore WordPress.Security.EscapeOutput -- an element that WordPress has made.
        echo PageScript::standIn($this->manifest, 'failed-variation')?->html();
    }

    private function again(): string
    {
        return sprintf(
            '<button type="button" class="button wc-forward %s">%s</button>',
            esc_attr(wc_wp_theme_get_element_class_name('button')),
            esc_html__('Try again', 'mullion'),
        );
    }

    private function printNotice(string $name, string $html): void
    {
        printf('<template id="mullion-%s-failed">', esc_attr($name));
        wc_print_notice($html, 'error');
        echo "</template>\n";
    }
}
