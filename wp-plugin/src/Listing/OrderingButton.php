<?php

declare(strict_types=1);

namespace Mullion\Listing;

/**
 * Gives WooCommerce's ordering form the button that a visitor without scripts needs; its template has
 * neither one nor a hook for it. Where scripts run, the widget `sort` keeps it out of sight.
 */
final class OrderingButton
{
    private const TEMPLATE = 'loop/orderby.php';

    /** Hooked to `woocommerce_before_template_part`. */
    public function begin(mixed $template): void
    {
        if ($template === self::TEMPLATE) {
            ob_start();
        }
    }

    /** Hooked to `woocommerce_after_template_part`. */
    public function end(mixed $template): void
    {
        if ($template !== self::TEMPLATE) {
            return;
        }
        $html = (string) ob_get_clean();
        $button = sprintf('<button class="mullion-button mullion-sort__submit">%s</button>', esc_html__('Sort', 'mullion'));
        // A theme's own template may have its button already.
        $hasButton = preg_match('/<button|type=["\']?submit/i', $html) === 1;
        // phpcs:ignore WordPress.Security.EscapeOutput -- the shop's own markup, and a button escaped above.
        echo $hasButton ? $html : str_replace('</form>', $button . '</form>', $html);
    }
}
