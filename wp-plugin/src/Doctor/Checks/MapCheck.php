<?php

declare(strict_types=1);

namespace Mullion\Doctor\Checks;

use Mullion\Doctor\Check;
use Mullion\Doctor\Finding;
use Mullion\Doctor\Verdict;
use Mullion\Site\Database;
use Mullion\Site\Features;
use Mullion\Site\Settings;

defined('ABSPATH') || exit;

/**
 * Whether a page has a map and nobody has set its key: visitors see an address and a link then, and nothing says why.
 *
 * It looks into what authors publish, not into products, and not at all where there is a key. A map that a theme
 * prints itself is found by `?mullion=doctor`.
 */
final class MapCheck implements Check
{
    private const PLACES = ['<!-- wp:mullion/map ', '[mullion name="map"'];

    public function name(): string
    {
        return 'map';
    }

    public function title(): string
    {
        return __('Map', 'mullion');
    }

    public function run(): Finding
    {
        $settings = new Settings();
        $isIdle = !(new Features($settings))->isOn('map') || ($settings->all()['map']['key'] ?? '') !== '';
        $page = $isIdle ? null : self::page();
        if ($page === null) {
            return new Finding(Verdict::Good, __('No page has a map that lacks its key', 'mullion'));
        }
        return new Finding(
            Verdict::Recommended,
            /* translators: %s: title of a page. */
            sprintf(__('A page has a map, but the map has no key: %s', 'mullion'), wp_strip_all_tags($page)),
            __('Visitors get a link. Enter the key, unless the theme loads Google’s map client itself.', 'mullion'),
            'options-general.php?page=mullion&tab=widgets',
        );
    }

    /** @return string|null Title of a page with a map. */
    private static function page(): ?string
    {
        $database = Database::get();
        $sql = "SELECT post_title FROM %i WHERE post_status = 'publish'"
            . " AND post_type IN ('page', 'post', 'wp_block', 'wp_template', 'wp_template_part')"
            . ' AND (post_content LIKE %s OR post_content LIKE %s) LIMIT 1';
        $like = array_map(static fn(string $text): string => '%' . $database->esc_like($text) . '%', self::PLACES);
        // phpcs:ignore WordPress.DB -- WordPress's own search is for words; this is asked on the owner's screens alone.
        return $database->get_var((string) $database->prepare($sql, $database->posts, ...$like));
    }
}
