<?php

declare(strict_types=1);

namespace Mullion\Assets;

use Mullion\Site\Hooked;

defined('ABSPATH') || exit;

/**
 * Puts the script before the Store API into pages with blocks of the shop, which write the cart by it. In the page
 * itself: it is small, and has to be there before the first click.
 */
final class StoreApi implements Hooked
{
    private bool $hasBlocks = false;

    public function __construct(
        private readonly Manifest $manifest,
        private readonly Takeovers $takeovers,
    ) {}

    public function register(): void
    {
        add_filter('render_block', [$this, 'look'], 10, 2);
        add_action('wp_footer', [$this, 'show'], 19);
    }

    /**
     * Hooked to `render_block`.
     *
     * @param mixed $html  Stays as it is.
     * @param mixed $block As WordPress has parsed it.
     */
    public function look(mixed $html, mixed $block = null): mixed
    {
        $name = is_array($block) ? $block['blockName'] ?? null : null;
        $this->hasBlocks = $this->hasBlocks || (is_string($name) && str_starts_with($name, 'woocommerce/'));
        return $html;
    }

    /** Hooked to `wp_footer`, before the scripts there. */
    public function show(): void
    {
        if ($this->hasBlocks && $this->takeovers->isOn('cart')) {
            // phpcs:ignore WordPress.Security.EscapeOutput -- an element that WordPress has made.
            echo PageScript::standIn($this->manifest, 'store-api')?->html();
        }
    }
}
