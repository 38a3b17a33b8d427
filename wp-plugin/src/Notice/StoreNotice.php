<?php

declare(strict_types=1);

namespace Mullion\Notice;

use Mullion\Site\Part;
use Mullion\Widgets\WidgetRenderer;

/** Prints the shop's store notice as our widget: seen without script, dismissed by a real button. */
final class StoreNotice implements Part
{
    public function __construct(
        private readonly WidgetRenderer $renderer,
        private readonly Dismissal $dismissal,
    ) {}

    public function name(): string
    {
        return 'notice';
    }

    public function title(): ?string
    {
        return null;
    }

    public function register(): void
    {
        add_action('wp_body_open', [$this, 'printAtTheTop']);
        add_filter('woocommerce_demo_store', [$this, 'replace'], 10, 2);
        add_action('template_redirect', [$this->dismissal, 'handle']);
    }

    /** Hooked to `wp_body_open`: where WooCommerce prints it since 9.0; before, it did so at the page's end. */
    public function printAtTheTop(): void
    {
        if (function_exists('woocommerce_demo_store') && remove_action('wp_footer', 'woocommerce_demo_store')) {
            woocommerce_demo_store();
        }
    }

    /**
     * Hooked to `woocommerce_demo_store`.
     *
     * @param mixed $html   What the shop would print.
     * @param mixed $notice The owner's text, with simple markup.
     */
    public function replace(mixed $html, mixed $notice = ''): mixed
    {
        if (!is_string($notice) || $notice === '') {
            return $html;
        }
        // The shop's own identifier, so that who dismissed its notice does not see ours.
        $id = md5($notice);
        $props = ['noticeId' => $id, 'content' => $notice];
        return Dismissal::isPlainlyDismissed($id) ? '' : $this->renderer->render('notice', $props);
    }
}
