<?php

declare(strict_types=1);

namespace Mullion\Blocks;

use Mullion\Widgets\Spelling;
use Mullion\Widgets\WidgetRenderer;

defined('ABSPATH') || exit;

/**
 * Renders `[mullion name="countdown" until="2027-01-01" ended_hide]`.
 *
 * @phpstan-import-type Block from Registration
 * @phpstan-import-type Field from Registration
 */
final class Shortcode
{
    /** Kinds of what stands between the tags. */
    private const INSIDE = ['content', 'part', 'slides', 'panels'];

    /** @param array<string, Block> $blocks */
    public function __construct(
        private readonly WidgetRenderer $renderer,
        private readonly array $blocks,
    ) {}

    /**
     * @param array<mixed> $given   Text by name; a word alone, which is a flag, by a number.
     * @param string       $content What stands between `[mullion …]` and `[/mullion]`.
     */
    public function markup(array $given, string $content): string
    {
        $name = is_string($given['name'] ?? null) ? $given['name'] : '';
        $fields = $this->blocks[$name]['fields'] ?? null;
        if ($fields === null) {
            $known = implode(', ', array_keys($this->blocks));
            $problem = sprintf('There is no widget called "%s" for [mullion name="…"]. There are: %s.', $name, $known);
            _doing_it_wrong('[mullion]', esc_html($problem), '1.0.0');
            return self::behind($content);
        }
        $isText = ($fields['content']['kind'] ?? '') === 'paragraph';
        $takesContent = $isText || array_intersect(self::INSIDE, array_column($fields, 'kind')) !== [];
        if (WP_DEBUG) {
            self::checkNames($name, $fields, $given);
        }
        $named = self::byProp($fields, $given);
        if ($isText) {
            $named['content'] ??= wp_strip_all_tags($content);
        }
        $props = Fields::props($fields, $named);
        $kept = '';
        foreach ($fields as $prop => $field) {
            $inner = match ($field['kind']) {
                'content', 'part' => self::html($content),
                'slides' => [...Pictures::each($named[$prop] ?? ''), ...self::parts($content)],
                'panels' => Panels::of(self::parts($content)),
                default => null,
            };
            if ($inner !== null) {
                $props[$prop] = $inner;
                $kept .= Panels::kept($field['kind'], $inner);
            }
        }
        return ($this->renderer->render($name, $props) ?: $kept) . ($takesContent ? '' : self::behind($content));
    }

    /**
     * What was given by the names of props: WordPress makes names small, so `noticeId` is `noticeid` or `notice_id`.
     *
     * @param array<string, Field> $fields
     * @param array<mixed>         $given
     *
     * @return array<string, mixed>
     */
    private static function byProp(array $fields, array $given): array
    {
        $props = [];
        foreach (array_keys($fields) as $prop) {
            $props[self::plain($prop)] = $prop;
        }
        $named = [];
        foreach ($given as $key => $value) {
            $prop = $props[self::plain(self::nameOf($key, $value))] ?? null;
            if ($prop !== null) {
                $named[$prop] = is_int($key) ? 'true' : $value;
            }
        }
        return $named;
    }

    /**
     * Tells the author of names that are none.
     *
     * @param array<string, Field> $fields
     * @param array<mixed>         $given
     */
    private static function checkNames(string $widget, array $fields, array $given): void
    {
        $known = array_map(self::plain(...), ['name', ...array_keys($fields)]);
        $names = array_map(self::nameOf(...), array_keys($given), array_values($given));
        $isUnknown = static fn(string $name): bool => !in_array(self::plain($name), $known, true);
        $problem = sprintf('[mullion name="%s"] has no attribute "%%s".', $widget);
        $unknown = array_values(array_filter($names, $isUnknown));
        Spelling::check('[mullion]', $problem, $unknown, array_keys($fields));
    }

    private static function plain(string $name): string
    {
        return str_replace(['_', '-'], '', strtolower($name));
    }

    /** Of a word alone, itself. */
    private static function nameOf(int|string $key, mixed $value): string
    {
        return is_int($key) && is_string($value) ? $value : (string) $key;
    }

    /**
     * What stands between what takes no content and a `[/mullion]`, which was meant for another one: WordPress ends
     * the first `[mullion …]` with it, and takes all in between from the page.
     */
    private static function behind(string $content): string
    {
        return do_shortcode($content . (str_contains($content, '[mullion ') ? '[/mullion]' : ''));
    }

    /** Filtered before shortcodes in it are done: what they print, such as a form, is not the author's. */
    private static function html(string $content): string
    {
        return do_shortcode(wp_kses_post(trim($content)));
    }

    /** @return list<string> The parts between `<hr>`. */
    private static function parts(string $content): array
    {
        $parts = preg_split('/<hr\b[^>]*>/i', $content) ?: [];
        $filtered = array_map(self::html(...), $parts);
        return array_values(array_filter($filtered, static fn(string $part): bool => $part !== ''));
    }
}
