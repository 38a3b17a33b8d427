<?php

declare(strict_types=1);

namespace Mullion\Assets;

use Mullion\Site\Hooked;

defined('ABSPATH') || exit;

/**
 * Puts behind WooCommerce's cart.js and checkout.js what they lack: words for a request of theirs that fails, as the
 * shop's own notices, and the script that shows them.
 */
final class FailedAnswers implements Hooked
{
    public function __construct(
        private readonly Manifest $manifest,
        private readonly Takeovers $takeovers,
    ) {}

    public function register(): void
    {
        add_action('wp_footer', [$this, 'show'], 21);
    }

    /** Hooked to `wp_footer`, behind the scripts there. */
    public function show(): void
    {
        $isOrdered = wp_script_is('wc-checkout', 'done');
        if (!$isOrdered && !wp_script_is('wc-cart', 'done') || !$this->takeovers->isOn('cart')) {
            return;
        }
        $words = __('Your change to the cart was not saved. Please check your connection.', 'mullion');
        $this->printNotice('cart', $words);
        if ($isOrdered) {
            $again = sprintf(
                '<button type="button" class="button wc-forward %s">%s</button>',
                esc_attr(wc_wp_theme_get_element_class_name('button')),
                esc_html__('Try again', 'mullion'),
            );
            $this->printNotice('order', __('Your order could not be updated.', 'mullion') . " {$again}");
        }
        // phpcs:ignore WordPress.Security.EscapeOutput -- an element that WordPress has made.
        echo PageScript::standIn($this->manifest, 'failed-answers')?->html();
    }

    private function printNotice(string $name, string $html): void
    {
        printf('<template id="mullion-%s-failed">', esc_attr($name));
        wc_print_notice($html, 'error');
        echo "</template>\n";
    }
}
