<?php

declare(strict_types=1);

namespace Mullion\Blocks;

defined('ABSPATH') || exit;

/** What the blocks within one of ours print, each for itself. */
final class InnerBlocks
{
    /** Lists each of whose entries is a slide: posts, and WooCommerce's products and categories. */
    private const LISTS = ['core/query', 'woocommerce/product-collection', 'woocommerce/product-categories'];

    /** Where an entry of such a list begins: its own class comes first. */
    private const ENTRY = '#(?=<li [^<>]*\bclass="(?:wp-block-post|wc-block-product(?:-categories-list-item)?)[ "])#';

    /** @return list<string> */
    public static function each(\WP_Block $block): array
    {
        $parts = [];
        foreach ($block->inner_blocks as $inner) {
            /** @var \WP_Block $inner */
            $part = $inner->render();
            if (trim($part) !== '') {
                $parts[] = $part;
            }
        }
        return $parts;
    }

    /** @return list<string> */
    public static function slides(\WP_Block $block): array
    {
        $slides = [];
        foreach ($block->inner_blocks as $inner) {
            /** @var \WP_Block $inner */
            $html = $inner->render();
            $entries = in_array($inner->name, self::LISTS, true) ? self::entries($html) : [];
            array_push($slides, ...($entries === [] ? [$html] : $entries));
        }
        return array_values(array_filter($slides, static fn(string $slide): bool => trim($slide) !== ''));
    }

    /** @return list<string> What each entry of a list holds, in an element with the entry's classes. */
    private static function entries(string $html): array
    {
        $entries = array_slice(preg_split(self::ENTRY, $html) ?: [], 1);
        $element = static function (string $entry): string {
            $end = strrpos($entry, '</li>');
            return '<div' . substr($entry, 3, ($end === false ? strlen($entry) : $end) - 3) . '</div>';
        };
        return array_map($element, $entries);
    }
}
