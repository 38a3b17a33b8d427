<?php

declare(strict_types=1);

namespace Mullion\Listing;

use Mullion\Site\Part;

defined('ABSPATH') || exit;

/**
 * Gives WooCommerce's ordering form the button that a visitor without scripts needs; its template has
 * neither one nor a hook for it. Where scripts run, the widget `sort` keeps it out of sight.
 *
 * The answer opens where the visitor chose: at the form, with the products in their new order below it, and
 * not at the head of the page, which is a screen high on phones.
 */
final class OrderingButton implements Part
{
    private const TEMPLATE = 'loop/orderby.php';
    private const FORM = '/<form\b[^>]*\bwoocommerce-ordering(?![\w-])/i';
    private const PLACE = 'mullion-order';

    private bool $hasPlace = false;

    public function name(): string
    {
        return 'sort';
    }

    public function title(): ?string
    {
        return null;
    }

    public function register(): void
    {
        add_action('woocommerce_before_template_part', [$this, 'begin']);
        add_action('woocommerce_after_template_part', [$this, 'end']);
    }

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
        // A form of a theme's own has a script of its own: the widget, which would hide the button, leaves it alone.
        if (preg_match(self::FORM, $html) !== 1) {
            echo $html; // phpcs:ignore WordPress.Security.EscapeOutput -- as the template printed it.
            return;
        }
        $button = sprintf(
            '<button class="mullion-button mullion-sort__submit">%s</button>',
            esc_html__('Sort', 'mullion'),
        );
        // A theme's own template may have its button already.
        $hasButton = preg_match('/<button|type=["\']?submit/i', $html) === 1;
        // phpcs:ignore WordPress.Security.EscapeOutput -- the shop's own markup, and a button escaped above.
        echo $this->withPlace($hasButton ? $html : str_replace('</form>', $button . '</form>', $html));
    }

    /** The first form of a page leads to itself, where its template gives it no address and no name of its own. */
    private function withPlace(string $html): string
    {
        if ($this->hasPlace || preg_match('/<form\b[^>]*\s(id|action)=/i', $html) === 1) {
            return $html;
        }
        $this->hasPlace = true;

        return (string) preg_replace('/<form\b/i', sprintf('<form id="%1$s" action="#%1$s"', self::PLACE), $html, 1);
    }
}
