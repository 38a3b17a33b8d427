<?php

declare(strict_types=1);

namespace Mullion\Assets;

use Mullion\Site\Hooked;

defined('ABSPATH') || exit;

/**
 * Takes the files of WooCommerce's scripts off the page whose every job is ours at this moment, and keeps their
 * handles: dependents still print, and so do the `*_params` objects and inline code that others read
 * (docs/woocommerce-contract.md, "A script's handle outlives its file").
 *
 * The file is taken away while scripts print and given back after the head, because WooCommerce may
 * register the handle once more while the page renders and WordPress complains of a strategy on a
 * handle without a file.
 */
final class ReplacedScripts implements Hooked
{
    /**
     * What `woocommerce.js` does on a page, by the names of the takeovers that do it: a list of that script's jobs, to
     * which no new widget adds one.
     */
    private const JOBS = ['sort', 'quantity', 'notice', 'password-toggle', 'input-hint', 'scroll-to-notices'];

    /** @var array<string, array{src: string, deps: list<string>}> */
    private array $taken = [];

    public function __construct(
        private readonly Manifest $manifest,
        private readonly Takeovers $takeovers,
        private readonly Libraries $libraries,
    ) {}

    public function register(): void
    {
        // After WooCommerce's own styles and before its params at 5: both print phases.
        add_action('wp_print_scripts', [$this, 'blank'], 1);
        add_action('wp_head', [$this, 'restore'], PHP_INT_MAX);
        add_action('wp_print_footer_scripts', [$this, 'blank'], 1);
    }

    /** Hooked before each of the two phases in which scripts print. */
    public function blank(): void
    {
        if (is_admin()) {
            return;
        }
        $handles = $this->handles();
        $needed = $this->needed($handles);
        $areKept = $this->libraries->areKept();
        foreach ($handles as $handle) {
            $script = wp_scripts()->registered[$handle] ?? null;
            if ($script === null || !is_string($script->src) || self::isThemes($handle, $script->src)) {
                continue;
            }
            $this->taken[$handle] = ['src' => $script->src, 'deps' => array_values($script->deps)];
            $isNeeded = isset($needed[$handle]);
            $replacement = $this->manifest->replacements()[$handle] ?? null;
            $file = $replacement ?? ($isNeeded ? $this->manifest->standIns()[$handle] ?? null : null);
            $script->src = $file === null ? false : $this->manifest->url($file);
            // Others may use what it needs (jQuery, BlockUI) without saying so.
            $script->deps = ($isNeeded || $areKept) && $replacement === null ? $script->deps : [];
        }
    }

    /** Hooked after the head. */
    public function restore(): void
    {
        foreach ($this->taken as $handle => ['src' => $src, 'deps' => $deps]) {
            $script = wp_scripts()->registered[$handle] ?? null;
            if ($script !== null) {
                $script->src = $src;
                $script->deps = $deps;
            }
        }
        $this->taken = [];
    }

    /** @return list<string> What is replaced for who asks, where a page has it. */
    public function handles(): array
    {
        $isOn = $this->takeovers->isOn(...);
        $ours = $isOn('cart') ? ['wc-add-to-cart', 'wc-cart-fragments'] : [];
        if (array_filter(self::JOBS, $isOn) === self::JOBS && !self::hasClosedBanner()) {
            $ours[] = 'woocommerce';
        }
        /**
         * Handles whose files the entry replaces.
         *
         * @since 0.1.0
         *
         * @param list<string> $handles
         */
        $handles = apply_filters('mullion_replaced_scripts', $ours);
        return array_values(array_filter(is_array($handles) ? $handles : [], is_string(...)));
    }

    /** @return list<string> What is replaced for visitors, whoever asks: an administrator may be trying more. */
    public function handlesForVisitors(): array
    {
        $user = get_current_user_id();
        wp_set_current_user(0);
        try {
            return $this->handles();
        } finally {
            wp_set_current_user($user);
        }
    }

    /** Whether WooCommerce tells a manager that visitors cannot see the page yet; its script takes that away. */
    private static function hasClosedBanner(): bool
    {
        return get_option('woocommerce_coming_soon') === 'yes' && current_user_can('manage_woocommerce');
    }

    /**
     * Whether a theme has put a file of its own under the shop's handle of adds: it has jobs that nobody knows, as
     * opening a drawer. Its request comes to nothing, as the click ends with ours. With the fragments' file both would
     * ask the server.
     */
    private static function isThemes(string $handle, string $src): bool
    {
        return $handle === 'wc-add-to-cart' && str_contains($src, '/themes/');
    }

    /**
     * @param list<string> $handles Those that we replace.
     *
     * @return array<string, true> What the other scripts of this page are or depend on.
     */
    private function needed(array $handles): array
    {
        $registered = wp_scripts()->registered;
        $waiting = array_diff(wp_scripts()->queue, $handles);
        $needed = [];
        while ($waiting !== []) {
            $next = array_pop($waiting);
            if (!isset($needed[$next])) {
                $needed[$next] = true;
                $script = $registered[$next] ?? null;
                array_push($waiting, ...array_values($script === null ? [] : $script->deps));
            }
        }
        return $needed;
    }
}
