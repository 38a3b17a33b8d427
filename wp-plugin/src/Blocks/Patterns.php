<?php

declare(strict_types=1);

namespace Mullion\Blocks;

defined('ABSPATH') || exit;

/**
 * Sections of a shop's home page, made of our blocks and WordPress's own: each file of `patterns/` returns one.
 *
 * The editor asks for patterns by REST, and screens of the administration print some: no visitor's page knows of them.
 */
final class Patterns
{
    private const CATEGORY = 'mullion';

    /** Once a request: within one of the administration, both of its occasions may come. */
    public static function register(): void
    {
        if (\WP_Block_Pattern_Categories_Registry::get_instance()->is_registered(self::CATEGORY)) {
            return;
        }
        register_block_pattern_category(self::CATEGORY, ['label' => 'Mullion']);
        foreach (glob(plugin_dir_path(MULLION_FILE) . 'patterns/*.php') ?: [] as $file) {
            /** @var array{title: string, keywords: string, categories: list<string>, content: string} $pattern */
            $pattern = require $file;
            // As the editor would save it, without the file's indentation.
            $pattern['content'] = trim((string) preg_replace('/^ +/m', '', $pattern['content']));
            $name = Registration::NAMESPACE . basename($file, '.php');
            $found = [
                'categories' => [self::CATEGORY, ...$pattern['categories']],
                'keywords' => explode(', ', $pattern['keywords']),
                'viewportWidth' => 1280,
            ];
            register_block_pattern($name, $found + $pattern);
        }
    }

    /** Whether another plugin brings a block: what shows its data is used in place of examples. */
    public static function has(string $block): bool
    {
        return \WP_Block_Type_Registry::get_instance()->is_registered($block);
    }

    /** Blocks as one section of a page, as wide as the theme lets it be. */
    public static function inSection(string $blocks): string
    {
        return '<!-- wp:group {"align":"wide","style":{"spacing":{"padding":{"top":"2rem","bottom":"2rem"}}}} -->
            <div class="wp-block-group alignwide" style="padding-top:2rem;padding-bottom:2rem">
            ' . trim($blocks) . '
            </div>
            <!-- /wp:group -->';
    }
}
