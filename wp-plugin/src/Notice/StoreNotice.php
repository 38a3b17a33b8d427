<?php

declare(strict_types=1);

namespace Mullion\Notice;

use Mullion\Assets\PageAssets;
use Mullion\Site\Part;

defined('ABSPATH') || exit;

/**
 * Hands the shop's store notice to our widget as it was printed: its element, classes, place and look stay. It is
 * seen without a script, and dismissed without one by a button that posts.
 */
final class StoreNotice implements Part
{
    private const ELEMENT = '/<\w+\b[^>]*\bclass="[^"]*\bwoocommerce-store-notice(?![\w-])[^>]*>/';
    private const LINK = '/<a\b[^>]*\bwoocommerce-store-notice__dismiss-link\b[^>]*>(.*?)<\/a>/s';

    public function __construct(
        private readonly PageAssets $assets,
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
        // Behind the themes that print one of their own, those that hook late and at 20, too (Rey).
        add_filter('woocommerce_demo_store', [$this, 'takeOver'], PHP_INT_MAX, 2);
        add_filter('mullion_expected_widgets', [$this, 'expect']);
        add_action('template_redirect', [$this->dismissal, 'handle']);
    }

    /**
     * Hooked to `mullion_expected_widgets`: what hides a dismissed notice has to be there before it.
     *
     * @param mixed $names
     */
    public function expect(mixed $names): mixed
    {
        $isShown = function_exists('is_store_notice_showing') && is_store_notice_showing();
        return $isShown && is_array($names) ? [...$names, 'notice'] : $names;
    }

    /**
     * Hooked to `woocommerce_demo_store`.
     *
     * @param mixed $html   What the shop would print.
     * @param mixed $notice The owner's text.
     */
    public function takeOver(mixed $html, mixed $notice = ''): mixed
    {
        if (!is_string($html)) {
            return $html;
        }
        $isNamed = preg_match('/\bdata-notice-id="([\w-]+)"/', $html, $named) === 1;
        // The shop's own identifier, so that who dismissed its notice once has done so for good.
        $id = $isNamed ? $named[1] : md5(is_string($notice) ? $notice : '');
        if (Dismissal::isPlainlyDismissed($id)) {
            return '';
        }
        if (preg_match(self::ELEMENT, $html, $found) !== 1) {
            return $html;
        }
        $added = ' data-widget="notice"' . ($isNamed ? '' : sprintf(' data-notice-id="%s"', $id));
        $element = self::shown($found[0]);
        $element = substr($element, 0, -1) . $added . '>';
        return $this->assets->before('notice', false) . self::withButton(str_replace($found[0], $element, $html), $id);
    }

    /** Its style hides it until a script comes, and so does WooCommerce's stylesheet. */
    private static function shown(string $tag): string
    {
        $shown = (string) preg_replace('/\bdisplay:\s*none/', 'display:block', $tag);
        return str_contains($shown, ' style=') ? $shown : substr($shown, 0, -1) . ' style="display:block">';
    }

    /** With what dismisses it where no script runs, seen only there, in the place of the link. */
    private static function withButton(string $html, string $id): string
    {
        if (preg_match(self::LINK, $html, $link) !== 1) {
            return $html;
        }
        $form = 'mullion-notice-' . $id;
        $button = sprintf(
            '<noscript><button class="%s" form="%s">%s</button></noscript>',
            'woocommerce-store-notice__dismiss-link mullion-notice__plain',
            $form,
            $link[1],
        );
        $isButton = str_contains($link[0], 'role=');
        $named = $isButton ? $link[0] : str_replace('<a ', '<a role="button" ', $link[0]);
        return str_replace($link[0], $named . $button, $html) . Dismissal::plainForm($form, $id);
    }
}
