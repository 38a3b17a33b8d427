<?php

declare(strict_types=1);

namespace Mullion\Assets;

use Mullion\Site\Hooked;

defined('ABSPATH') || exit;

/**
 * The lighter entry and the script that notes where an order comes from as one file, where a page has both: a request
 * less. WooCommerce's handle stays, with what is printed for it and without a file.
 */
final class JoinedEntry implements Hooked
{
    private const SOURCE = 'wc-order-attribution';

    private bool $isJoined = false;

    public function __construct(
        private readonly Manifest $manifest,
        private readonly CalledEntry $called,
    ) {}

    public function register(): void
    {
        // Behind ReplacedScripts, which puts our file in the place of the shop's at 1.
        add_action('wp_print_scripts', [$this, 'join'], 2);
        add_action('wp_print_footer_scripts', [$this, 'join'], 2);
        add_action('wp_print_footer_scripts', [$this, 'blank'], 2);
    }

    /**
     * Hooked before each of the two phases in which scripts print, which others call, too: once the entry is printed it
     * stays what it is.
     */
    public function join(): void
    {
        $entry = $this->printed(PageAssets::HANDLE, $this->manifest->entry('cartEntry'));
        $source = $this->printed(self::SOURCE, $this->manifest->replacements()[self::SOURCE] ?? '');
        $joined = $this->manifest->entry($this->showsCart() ? 'joinedKeptEntry' : 'joinedEntry');
        if ($entry === null || $source === null || $joined === '' || !$this->called->isWanted()) {
            return;
        }
        $entry->src = $this->manifest->url($joined);
        $this->isJoined = true;
        $this->blank();
    }

    /** Hooked to `wp_print_footer_scripts`: what is in the entry is not printed again. */
    public function blank(): void
    {
        $source = wp_scripts()->registered[self::SOURCE] ?? null;
        if ($this->isJoined && $source !== null) {
            $source->src = false;
        }
    }

    /**
     * Whether scripts will fill a cart with what the browser has kept: then that comes along. The pages of the cart and
     * of the checkout come out of no cache and show the present one (src/cart/show-printed.ts). A page that a cache
     * hands to somebody else works as well, with one file more or a few bytes.
     */
    private function showsCart(): bool
    {
        return isset($_COOKIE['woocommerce_items_in_cart'])
            && wp_script_is('wc-cart-fragments', 'enqueued')
            && !PageKind::isAny(['cart', 'checkout']);
    }

    /** The handle, if it will be printed with this file of ours, and nobody is to find it at work behind it. */
    private function printed(string $handle, string $file): ?\_WP_Dependency
    {
        $script = wp_scripts()->registered[$handle] ?? null;
        $isNext = $script !== null
            && $script->src === $this->manifest->url($file)
            && wp_script_is($handle, 'enqueued')
            && !in_array($handle, wp_scripts()->done, true);
        return $isNext && !CalledEntry::isNeeded($handle) ? $script : null;
    }
}
