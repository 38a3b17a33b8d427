<?php

declare(strict_types=1);

namespace Mullion\Blocks;

use Mullion\Widgets\WidgetRenderer;

defined('ABSPATH') || exit;

/**
 * Renders a block: the widget by its own template, in an element that has the editor's colours, spacing and width.
 *
 * @phpstan-import-type Field from Registration
 */
final class BlockMarkup
{
    public function __construct(private readonly WidgetRenderer $renderer) {}

    /**
     * @param array<string, Field> $fields
     * @param array<string, mixed> $attributes
     * @param string               $content    The blocks in it, rendered.
     */
    public function of(string $name, array $fields, array $attributes, string $content, \WP_Block $block): string
    {
        $props = Fields::props($fields, $attributes);
        foreach ($fields as $prop => $field) {
            if ($field['kind'] === 'content') {
                $props[$prop] = $content;
            } elseif ($field['kind'] === 'slides') {
                $props[$prop] = self::slides($block);
            }
        }
        $html = $this->renderer->render($name, $props);
        return $html === '' ? '' : sprintf('<div %s>%s</div>', get_block_wrapper_attributes(), $html);
    }

    /** @return list<string> What each block in it prints. */
    private static function slides(\WP_Block $block): array
    {
        $slides = [];
        foreach ($block->inner_blocks as $inner) {
            /** @var \WP_Block $inner */
            $slide = $inner->render();
            if (trim($slide) !== '') {
                $slides[] = $slide;
            }
        }
        return $slides;
    }
}
