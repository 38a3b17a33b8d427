<?php

declare(strict_types=1);

namespace Mullion\Admin;

defined('ABSPATH') || exit;

/** Where the list of {@see PageView} leads on to: one page of each kind that a shop has. */
final class FindPages
{
    /** @return list<array{title: string, url: string}> Each with the view; without a shop the home page alone. */
    public static function all(): array
    {
        $pages = [__('Home page', 'mullion') => home_url('/')];
        if (function_exists('wc_get_page_permalink')) {
            $products = wc_get_products(['limit' => 1, 'status' => 'publish', 'return' => 'ids']);
            $product = is_array($products) && is_int($products[0] ?? null) ? get_permalink($products[0]) : '';
            $pages += [
                __('Products', 'mullion') => wc_get_page_permalink('shop'),
                __('A product', 'mullion') => (string) $product,
                __('Cart', 'mullion') => wc_get_page_permalink('cart'),
                __('Checkout', 'mullion') => wc_get_page_permalink('checkout'),
                __('Account', 'mullion') => wc_get_page_permalink('myaccount'),
            ];
        }
        $links = [];
        foreach (array_filter($pages) as $title => $url) {
            $links[] = ['title' => $title, 'url' => PageView::url(PageView::FIND, $url)];
        }
        return $links;
    }
}
