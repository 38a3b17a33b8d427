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
    /** A root that the template has left empty, such as that of a login without a provider. */
    private const EMPTY_ROOT = '#<[a-z]+ [^<>]*data-widget=[^<>]*></[a-z]+>$#';

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
        $html = self::needsPictures($fields, $props) ? '' : $this->renderer->render($name, $props);
        $isEmpty = $html === '' || preg_match(self::EMPTY_ROOT, $html) === 1;
        return $isEmpty ? '' : sprintf('<div %s>%s</div>', get_block_wrapper_attributes(), $html);
    }

    /**
     * @param array<string, Field> $fields
     * @param array<string, mixed> $props
     */
    private static function needsPictures(array $fields, array $props): bool
    {
        $prop = array_search(['kind' => 'pictures'], $fields, true);
        return $prop !== false && !isset($props[$prop]);
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
