<?php

declare(strict_types=1);

namespace Mullion\Assets;

defined('ABSPATH') || exit;

/**
 * The lighter entry of a page that seems to have no use for it, as a checkout, or where blocks alone show the shop: a
 * few lines in the page bring it when there is one (src/start/call-entry.ts), so that no such page is heavier than
 * without us.
 */
final class CalledEntry
{
    private const NAME = 'call-entry';

    private string $withheld = '';

    private ?string $code = null;

    public function __construct(
        private readonly Manifest $manifest,
        private readonly Takeovers $takeovers,
    ) {}

    /** What is printed of the entry's element where it stands. */
    public function tag(string $tag): string
    {
        if ($this->isWanted() || $this->code() === '') {
            return $tag;
        }
        $this->withheld = $tag;
        return '';
    }

    /** What is printed behind the content: the element after all, or what brings it. */
    public function late(bool $hasWidgets): string
    {
        if ($this->withheld === '' || $hasWidgets) {
            return $this->withheld;
        }
        if ($this->isWanted()) {
            // With the scripts of the footer, where JoinedEntry may join it.
            wp_scripts()->done = array_values(array_diff(wp_scripts()->done, [PageAssets::HANDLE]));
            return '';
        }
        $address = $this->manifest->url($this->manifest->entry('cartEntry'));
        return wp_get_inline_script_tag($this->code(), ['id' => 'mullion-' . self::NAME, 'data-entry' => $address]);
    }

    /** Whether the page seems to have a use for it; behind the content more is known than in the head. */
    public function isWanted(): bool
    {
        return $this->takeovers->isOn('cart') && self::hasCart() || self::isNeeded(PageAssets::HANDLE);
    }

    /** WooCommerce's script of buttons is on every page, and tells nothing of one that lists no products. */
    private static function hasCart(): bool
    {
        $isOnPage = static fn(string $handle): bool => wp_script_is($handle, 'enqueued');
        return $isOnPage('wc-cart-fragments')
            || $isOnPage('wc-add-to-cart') && (self::isOfProducts() || $isOnPage('wc-single-product'));
    }

    /** Whether a page is for buttons, as the shop's own, or has had one or a mini-cart printed by now. */
    private static function isOfProducts(): bool
    {
        return PageKind::isAny(['listing', 'product']) || is_front_page()
            || did_filter('woocommerce_loop_add_to_cart_link') > 0
            || did_action('woocommerce_before_mini_cart') > 0;
    }

    /** Whether another script of the page depends on the handle. */
    public static function isNeeded(string $needed): bool
    {
        $scripts = wp_scripts();
        foreach ($scripts->queue as $handle) {
            $script = $scripts->registered[$handle] ?? null;
            if ($script !== null && in_array($needed, $script->deps, true)) {
                return true;
            }
        }
        return false;
    }

    /** Empty where nothing may stand in the page itself. */
    private function code(): string
    {
        return $this->code ??= $this->read();
    }

    private function read(): string
    {
        $file = $this->manifest->standIns()[self::NAME] ?? null;
        return $file === null ? '' : InlineCode::of($this->manifest, $file) ?? '';
    }
}
