<?php

declare(strict_types=1);

namespace Mullion\Cart;

defined('ABSPATH') || exit;

/**
 * Keeps browsers from fetching cart, checkout and account ahead of the click.
 *
 * WordPress's speculation rules (6.8) fetch a page when its link is pressed. The link in the header opens the
 * mini-cart in place; what is removed there afterwards still stood on the cart page, which came from before.
 */
final class SpeculationRules
{
    private const PAGES = ['cart', 'checkout', 'myaccount'];

    /**
     * Hooked to `wp_enqueue_scripts`, before anybody asks for one of these pages: one query for all three, of which
     * WooCommerce's scripts need two anyway.
     */
    public function prime(): void
    {
        $ids = function_exists('wc_get_page_id') ? array_map(wc_get_page_id(...), self::PAGES) : [];
        _prime_post_caches(array_filter($ids, static fn(int $id): bool => $id > 0), false, false);
    }

    /**
     * Hooked to `wp_speculation_rules_href_exclude_paths`.
     *
     * @param mixed $paths
     *
     * @return array<mixed> Patterns of URLPattern; WordPress adds its own folder where it has one.
     */
    public function exclude(mixed $paths): array
    {
        $patterns = function_exists('wc_get_page_permalink') ? array_map(self::pattern(...), self::PAGES) : [];
        return [...(is_array($paths) ? $paths : []), ...array_filter($patterns)];
    }

    private static function pattern(string $page): string
    {
        $address = wp_parse_url((string) wc_get_page_permalink($page, ''));
        if (!is_array($address)) {
            return '';
        }
        $path = rtrim($address['path'] ?? '', '/');
        return match (true) {
            isset($address['query']) => "{$path}/*\\?*{$address['query']}*",
            $path !== '' => "{$path}*",
            default => '',
        };
    }
}
