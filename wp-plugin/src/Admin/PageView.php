<?php

declare(strict_types=1);

namespace Mullion\Admin;

use Mullion\Assets\Manifest;
use Mullion\Assets\ScriptTags;
use Mullion\Site\Hooked;

defined('ABSPATH') || exit;

/**
 * A view for administrators on any page of the site: `?mullion=find` lists what could be taken over there, with the
 * lines to paste, `?mullion=doctor` how each widget fares. No other page and no other visitor gets anything of it.
 */
final class PageView implements Hooked
{
    public const FIND = 'find';
    public const DOCTOR = 'doctor';

    private const QUERY = 'mullion';

    public function __construct(private readonly Manifest $manifest) {}

    public function register(): void
    {
        // Behind all that themes and plugins print: the list is of the whole page.
        add_action('wp_footer', [$this, 'print'], 1001);
    }

    /** Address of a page with a view; of the home page where none is given. */
    public static function url(string $view, string $page = ''): string
    {
        return add_query_arg([self::QUERY => $view], $page === '' ? home_url('/') : $page);
    }

    /** Hooked to `wp_footer`. */
    public function print(): void
    {
        $view = $_GET[self::QUERY] ?? null;
        $isView = $view === self::FIND || $view === self::DOCTOR;
        $file = $isView ? $this->manifest->standIns()["mullion-{$view}"] ?? null : null;
        if ($file === null || !current_user_can('manage_options')) {
            return;
        }
        $own = $view === self::FIND
            ? ['words' => FindWords::all(), 'pages' => FindPages::all()]
            : ['words' => DoctorWords::all()];
        $told = $own + ['titles' => $this->manifest->titles()];
        $json = wp_json_encode($told, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES) ?: 'null';
        // phpcs:ignore WordPress.Security.EscapeOutput -- JSON without a tag.
        echo "<script type=\"application/json\" id=\"mullion-{$view}\">{$json}</script>\n";
        // phpcs:ignore WordPress.Security.EscapeOutput -- WordPress escapes the attributes.
        echo ScriptTags::left(wp_get_script_tag(['src' => $this->manifest->url($file)]));
    }
}
