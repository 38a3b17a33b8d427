<?php

declare(strict_types=1);

namespace Mullion\Assets;

defined('ABSPATH') || exit;

/**
 * The lighter entry of a page that seems to have no use for it, as where blocks alone show the shop: a few lines in the
 * page bring it when there is one (src/start/call-entry.ts), so that no such page is heavier than without us.
 */
final class CalledEntry
{
    private const NAME = 'call-entry';

    /** WooCommerce's scripts whose work is ours: with one of them the shop itself expects a button or a cart. */
    private const OF_THE_SHOP = ['wc-add-to-cart', 'wc-cart-fragments'];

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
        if ($this->withheld === '' || $hasWidgets || $this->isWanted()) {
            return $this->withheld;
        }
        $address = $this->manifest->url($this->manifest->entry('cartEntry'));
        return wp_get_inline_script_tag($this->code(), ['id' => 'mullion-' . self::NAME, 'data-entry' => $address]);
    }

    /** Whether the page seems to have a use for it. */
    public function isWanted(): bool
    {
        $isOnPage = static fn(string $handle): bool => wp_script_is($handle, 'enqueued');
        return $this->takeovers->isOn('cart') && array_filter(self::OF_THE_SHOP, $isOnPage) !== []
            || self::isNeeded(PageAssets::HANDLE);
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
