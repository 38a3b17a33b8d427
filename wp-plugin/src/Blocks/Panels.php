<?php

declare(strict_types=1);

namespace Mullion\Blocks;

defined('ABSPATH') || exit;

/** Parts of a page that are shown one at a time: each is called by the first heading in it. */
final class Panels
{
    private const HEADING = '#<h([1-6])\b[^<>]*>(.*?)</h\1>#is';
    private const TAGS = ['H1', 'H2', 'H3', 'H4', 'H5', 'H6'];

    /**
     * @param list<string> $parts Trusted HTML.
     *
     * @return array<string> By what they are called.
     */
    public static function of(array $parts): array
    {
        $panels = [];
        foreach ($parts as $index => $part) {
            $title = self::titleOf($part);
            $panel = $title === '' ? $part : self::marked($part);
            /* translators: %s: a number. */
            $name = $title === '' ? sprintf(__('Tab %s', 'mullion'), $index + 1) : $title;
            // Two of one name are two tabs.
            $panels[isset($panels[$name]) ? sprintf('%s (%d)', $name, $index + 1) : $name] = $panel;
        }
        return $panels;
    }

    /**
     * What is left of a block on the page where its widget is switched off: of a part of the page, all of it; of what
     * stands behind a link, nothing.
     *
     * @param string|array<string> $inner
     */
    public static function kept(string $kind, string|array $inner): string
    {
        return in_array($kind, ['part', 'panels'], true) ? implode('', (array) $inner) : '';
    }

    private static function titleOf(string $html): string
    {
        $isFound = preg_match(self::HEADING, $html, $match) === 1;
        $text = $isFound ? html_entity_decode(wp_strip_all_tags($match[2]), ENT_QUOTES | ENT_HTML5, 'UTF-8') : '';
        return trim((string) preg_replace('/\s+/u', ' ', $text));
    }

    /** Where the tabs work, the tab says it. */
    private static function marked(string $html): string
    {
        $tags = new \WP_HTML_Tag_Processor($html);
        while ($tags->next_tag()) {
            if (in_array($tags->get_tag(), self::TAGS, true)) {
                $tags->add_class('mullion-tabs__title');
                break;
            }
        }
        return $tags->get_updated_html();
    }
}
