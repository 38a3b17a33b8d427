<?php

declare(strict_types=1);

namespace Mullion\Blocks;

defined('ABSPATH') || exit;

/** Pictures of the media library, chosen by their numbers. */
final class Pictures
{
    private const MOST = 100;

    /**
     * What the gallery's template takes.
     *
     * @return list<array<string, string|int>>|null Null where there is no picture.
     */
    public static function facts(mixed $chosen): ?array
    {
        $facts = [];
        foreach (self::ids($chosen) as $id) {
            $picture = wp_get_attachment_image_src($id, 'large');
            if ($picture === false) {
                continue;
            }
            $facts[] = array_filter([
                'src' => $picture[0],
                'full' => (string) wp_get_attachment_url($id),
                'thumb' => (string) wp_get_attachment_image_url($id, 'thumbnail'),
                'caption' => wp_strip_all_tags((string) wp_get_attachment_caption($id)),
                'srcset' => (string) wp_get_attachment_image_srcset($id, 'large'),
                'sizes' => (string) wp_get_attachment_image_sizes($id, 'large'),
                // A page may have more than one, and any of them below its first view.
                'priority' => 'auto',
            ]) + ['alt' => self::alt($id), 'width' => $picture[1], 'height' => $picture[2]];
        }
        return $facts === [] ? null : $facts;
    }

    /** @return string|null Markup of one picture, escaped; it is an ornament, so it has no text. */
    public static function markup(mixed $chosen): ?string
    {
        $id = self::ids($chosen)[0] ?? 0;
        $html = $id === 0 ? '' : wp_get_attachment_image($id, 'large', false, ['alt' => '']);
        return $html === '' ? null : $html;
    }

    /** @return list<string> Markup of each, escaped, with its own text. */
    public static function each(mixed $chosen): array
    {
        $markup = array_map(static fn(int $id): string => wp_get_attachment_image($id, 'large'), self::ids($chosen));
        return array_values(array_filter($markup));
    }

    /** @return list<int> Of `[3, 4]`, or of a shortcode's `3,4`. */
    private static function ids(mixed $chosen): array
    {
        $list = is_array($chosen) ? $chosen : (is_scalar($chosen) ? explode(',', (string) $chosen) : []);
        $ids = array_map(static fn(mixed $id): int => is_numeric($id) ? (int) $id : 0, $list);
        $positive = array_filter($ids, static fn(int $id): bool => $id > 0);
        return array_slice(array_values($positive), 0, self::MOST);
    }

    private static function alt(int $id): string
    {
        $alt = get_post_meta($id, '_wp_attachment_image_alt', true);
        return is_string($alt) ? wp_strip_all_tags($alt) : '';
    }
}
