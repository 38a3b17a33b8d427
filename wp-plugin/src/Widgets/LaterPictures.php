<?php

declare(strict_types=1);

namespace Mullion\Widgets;

defined('ABSPATH') || exit;

/**
 * Pictures and frames that are out of view when a page opens come when they are nearly in view.
 *
 * WordPress goes by their order: it takes the first three of a page for visible, and gives the first large one the
 * highest priority, also where they are the second and third slide or lie in a closed dialog.
 */
final class LaterPictures
{
    private const TAGS = ['IMG', 'IFRAME'];

    /**
     * What their author has said of loading stays.
     *
     * @param mixed $html Trusted HTML, or a list of it.
     */
    public static function in(mixed $html): mixed
    {
        if (is_array($html)) {
            return array_map(self::in(...), $html);
        }
        $hasSome = is_string($html) && preg_match('/<i(mg|frame)\b/i', $html) === 1;
        return $hasSome ? self::marked($html) : $html;
    }

    /**
     * The slides from the one after `$inView` on.
     *
     * @param mixed $slides A list of trusted HTML.
     */
    public static function after(int $inView, mixed $slides): mixed
    {
        if (!is_array($slides)) {
            return $slides;
        }
        $first = array_slice($slides, 0, $inView);
        $later = array_slice($slides, $inView);
        return [...$first, ...array_map(self::in(...), $later)];
    }

    private static function marked(string $html): string
    {
        $tags = new \WP_HTML_Tag_Processor($html);
        while ($tags->next_tag()) {
            if (!in_array($tags->get_tag(), self::TAGS, true) || $tags->get_attribute('loading') !== null) {
                continue;
            }
            $tags->set_attribute('loading', 'lazy');
            if ($tags->get_attribute('fetchpriority') === 'high') {
                $tags->remove_attribute('fetchpriority');
            }
        }
        return $tags->get_updated_html();
    }
}
