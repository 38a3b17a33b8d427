<?php

declare(strict_types=1);

namespace Mullion\Widgets;

defined('ABSPATH') || exit;

/** Small pieces of HTML that React finds as it would have rendered them. */
final class Markup
{
    /**
     * Attributes with a leading space each, escaped; null and false are left out, true has no value.
     *
     * @param array<string, mixed> $attributes Scalars; anything else is left out.
     */
    public static function attributes(array $attributes): string
    {
        $html = '';
        foreach ($attributes as $name => $value) {
            if (!is_scalar($value) || $value === false) {
                continue;
            }
            $html .= $value === true ? " {$name}" : sprintf(' %s="%s"', $name, esc_attr((string) $value));
        }
        return $html;
    }

    /**
     * What a picture says of when it is loaded, as WordPress would: its filters are asked, and it takes notice of the
     * page's main picture. In a post's content it says nothing here; it looks at all pictures there together.
     *
     * @param array<string, mixed> $attributes `width`, `height`, and `loading` or `fetchpriority` where they are known.
     *
     * @return array<string, mixed>
     */
    public static function loading(array $attributes): array
    {
        /** @var array<string, mixed> $said */
        $said = wp_get_loading_optimization_attributes('img', $attributes, 'mullion');
        return array_merge($attributes, $said);
    }

    /**
     * Drops line breaks and indentation between tags, as JSX does.
     *
     * Templates stay readable, and React finds the same nodes: one white-space text node too many
     * makes hydration start over. Text itself is left alone.
     */
    public static function joinTags(string $html): string
    {
        $html = (string) preg_replace('/>\s*\n\s*(?=<|\x{E000})/u', '>', $html);
        $html = (string) preg_replace('/(?<=\x{E001})\s*\n\s*</u', '<', $html);
        return trim((string) preg_replace_callback('/<[a-z][^<>]*>/i', self::joinAttributes(...), $html));
    }

    /** @param array<string> $match One tag. */
    private static function joinAttributes(array $match): string
    {
        return (string) preg_replace(['/\s*\n\s*(?=>)/', '/\s*\n\s*/'], ['', ' '], $match[0]);
    }
}
