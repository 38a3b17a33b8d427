<?php

declare(strict_types=1);

namespace Mullion\Admin;

use Mullion\Assets\Manifest;
use Mullion\Assets\ScriptTags;
use Mullion\Site\Hooked;

defined('ABSPATH') || exit;

/**
 * Lists for an administrator, on any page of the site, what could be taken over there, with the lines to paste.
 *
 * Asked for by `?mullion=find`. No other page and no other visitor gets anything of it.
 */
final class FindView implements Hooked
{
    private const QUERY = 'mullion';
    private const VALUE = 'find';

    public function __construct(private readonly Manifest $manifest) {}

    public function register(): void
    {
        // Behind all that themes and plugins print: the list is of the whole page.
        add_action('wp_footer', [$this, 'print'], 1001);
    }

    /** Address of a page with the view; of the home page where none is given. */
    public static function url(string $page = ''): string
    {
        return add_query_arg([self::QUERY => self::VALUE], $page === '' ? home_url('/') : $page);
    }

    /** Hooked to `wp_footer`. */
    public function print(): void
    {
        $file = $this->manifest->standIns()['mullion-find'] ?? null;
        $asked = $_GET[self::QUERY] ?? null;
        if ($asked !== self::VALUE || $file === null || !current_user_can('manage_options')) {
            return;
        }
        $told = ['words' => FindWords::all(), 'titles' => $this->manifest->titles()];
        $json = wp_json_encode($told, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES) ?: 'null';
        // phpcs:ignore WordPress.Security.EscapeOutput -- JSON without a tag.
        echo "<script type=\"application/json\" id=\"mullion-find\">{$json}</script>\n";
        // phpcs:ignore WordPress.Security.EscapeOutput -- WordPress escapes the attributes.
        echo ScriptTags::left(wp_get_script_tag(['src' => $this->manifest->url($file)]));
    }
}
