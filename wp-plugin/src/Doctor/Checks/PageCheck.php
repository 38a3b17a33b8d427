<?php

declare(strict_types=1);

namespace Mullion\Doctor\Checks;

use Mullion\Assets\Manifest;
use Mullion\Assets\ReplacedScripts;
use Mullion\Doctor\AsksTheSite;
use Mullion\Doctor\Finding;
use Mullion\Doctor\Loopback;
use Mullion\Doctor\Verdict;

defined('ABSPATH') || exit;

/** Whether a page has our script as this build prints it: page caches keep old ones, optimisers move and join them. */
final class PageCheck implements AsksTheSite
{
    /** Addresses of what WooCommerce prints for the handles that are replaced. */
    private const STOCK = '#<script\b[^>]*\ssrc=[^>]*/frontend/(add-to-cart|cart-fragments|woocommerce)(?:\.min)?\.js#';
    private const HANDLES = [
        'add-to-cart' => 'wc-add-to-cart',
        'cart-fragments' => 'wc-cart-fragments',
        'woocommerce' => 'woocommerce',
    ];

    /** @param string $url Of the page; the home page where it is empty. */
    public function __construct(
        private readonly Manifest $manifest,
        private readonly ReplacedScripts $scripts,
        private readonly string $url = '',
    ) {}

    public function name(): string
    {
        return 'page';
    }

    public function title(): string
    {
        return __('Script on the page', 'mullion');
    }

    public function run(): Finding
    {
        $url = $this->url === '' ? home_url('/') : $this->url;
        $answer = Loopback::ask($url);
        if (is_array($answer) && $answer['status'] === 200) {
            return $this->read($answer['body']);
        }
        $why = is_array($answer) ? $answer['status'] : $answer;
        return new Finding(
            Verdict::Recommended,
            /* translators: 1: address; 2: status or error. */
            sprintf(__('The server cannot read %1$s: %2$s', 'mullion'), $url, $why),
            self::remedy($why),
        );
    }

    /** @param int|string $why Status, or why there is no answer. */
    private static function remedy(int|string $why): string
    {
        if ($why === 404 || $why === 410) {
            return __('There is no such page: give the address of another.', 'mullion');
        }
        if (is_int($why) && $why >= 500) {
            return __('The page itself fails, for visitors too: the error log of PHP says why.', 'mullion');
        }
        return __('Ask your host to allow requests of the site to itself. Until then nobody can look.', 'mullion');
    }

    private function read(string $html): Finding
    {
        if (!str_contains($html, 'id="mullion-config"')) {
            return str_contains($html, 'mullion') ? $this->moved() : $this->nothing();
        }
        $entries = ['entry', 'cartEntry', 'joinedEntry', 'joinedKeptEntry'];
        foreach (array_filter(array_map($this->manifest->entry(...), $entries)) as $file) {
            if (preg_match('#<script\b[^>]*' . preg_quote($file, '#') . '[^>]*>#', $html, $tag) === 1) {
                return $this->returned($html) ?? $this->judge($tag[0]);
            }
        }
        // Another build's: its name has another hash.
        if (preg_match('#/build/(?:cart-|joined-|joined-kept-)?entry-[\w-]+\.js#', $html) === 1) {
            return new Finding(
                Verdict::Critical,
                __('The page comes out of a cache that is older than this version of the plugin', 'mullion'),
                __('Empty the page caches of plugin, host and CDN. Updates should do that by themselves.', 'mullion'),
            );
        }
        return $this->moved();
    }

    /** A script of the shop that is replaced, and on the page all the same. */
    private function returned(string $html): ?Finding
    {
        preg_match_all(self::STOCK, $html, $found);
        $handles = array_map(static fn(string $file): string => self::HANDLES[$file], $found[1]);
        $back = array_unique(array_intersect($handles, $this->scripts->handlesForVisitors()));
        if ($back === []) {
            return null;
        }
        return new Finding(
            Verdict::Recommended,
            /* translators: %s: names of scripts, such as "wc-add-to-cart". */
            sprintf(__('Scripts of the shop are back that the plugin replaces: %s', 'mullion'), implode(', ', $back)),
            __('Another plugin or the theme prints them itself: both would answer a click. Ask its author.', 'mullion'),
        );
    }

    private function judge(string $tag): Finding
    {
        $isRun = preg_match('#\stype=(["\']?)(?:text/javascript|application/javascript|module|)\1[\s>]#i', $tag) === 1
            || !preg_match('#\stype=#i', $tag);
        $isThere = preg_match('#\s(?:src|data-entry)=#i', $tag) === 1;
        if ($isRun && $isThere) {
            return new Finding(Verdict::Good, __('The page has the script as it should be', 'mullion'));
        }
        return new Finding(
            Verdict::Recommended,
            __('An optimiser holds the script back until the visitor does something', 'mullion'),
            __('Leave out “mullion” where it delays JavaScript: clicks before that follow their links.', 'mullion'),
        );
    }

    private function moved(): Finding
    {
        return new Finding(
            Verdict::Recommended,
            __('An optimiser has joined the script with others, or taken it off the page', 'mullion'),
            __('Leave out “mullion” where it combines JavaScript: what is joined comes later.', 'mullion'),
        );
    }

    private function nothing(): Finding
    {
        return new Finding(
            Verdict::Recommended,
            __('The page has nothing of Mullion', 'mullion'),
            __('Is everything switched off? Otherwise the theme leaves out wp_head(), or a cache is older.', 'mullion'),
        );
    }
}
