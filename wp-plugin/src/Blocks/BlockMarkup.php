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
        $kept = '';
        foreach ($fields as $prop => $field) {
            $inner = match ($field['kind']) {
                'content', 'part' => $content,
                'slides' => InnerBlocks::slides($block),
                'panels' => Panels::of(InnerBlocks::each($block)),
                default => null,
            };
            if ($inner !== null) {
                $props[$prop] = $inner;
                $kept .= Panels::kept($field['kind'], $inner);
            }
        }
        $html = self::needsPictures($fields, $props) ? '' : $this->renderer->render($name, $props);
        if ($html === '' || preg_match(self::EMPTY_ROOT, $html) === 1) {
            $html = $kept;
        }
        return $html === '' ? '' : sprintf('<div %s>%s</div>', get_block_wrapper_attributes(), $html);
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
}
