<?php

/**
 * Plugin Name: Mullion tests: the page cache is emptied when the owner changes something
 *
 * As plugins for nginx's cache do. A new version of a plugin is no such change: what a deploy leaves in the cache stays there.
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

const MULLION_TEST_SHOWN_OPTIONS = '/^(mullion_(?!test_)|woocommerce_|users_can_register$|blogname$|theme_mods_|stylesheet$)/';

function mullion_test_empty_pages(): void
{
    $pages = is_dir(MULLION_TEST_PAGES) ? new RecursiveIteratorIterator(new RecursiveDirectoryIterator(MULLION_TEST_PAGES, FilesystemIterator::SKIP_DOTS)) : [];
    foreach ($pages as $page) {
        // Another request may empty it at the same time.
        $page instanceof SplFileInfo && $page->isFile() && @unlink($page->getPathname());
    }
}

foreach (['added_option', 'updated_option', 'deleted_option'] as $mullion_hook) {
    add_action($mullion_hook, static function (string $name): void {
        preg_match(MULLION_TEST_SHOWN_OPTIONS, $name) === 1 && mullion_test_empty_pages();
    });
}
foreach (['save_post_page', 'save_post_post', 'save_post_product', 'wp_insert_comment', 'woocommerce_update_product'] as $mullion_hook) {
    add_action($mullion_hook, 'mullion_test_empty_pages', 10, 0);
}
