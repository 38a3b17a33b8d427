<?php

declare(strict_types=1);

namespace Mullion\Assets;

use Mullion\Site\Hooked;

defined('ABSPATH') || exit;

/** What a theme's script still calls of a slider library that has left the page does nothing, instead of throwing. */
final class ReplacedLibraries implements Hooked
{
    private const KNOWN = ['owl', 'slick', 'flexslider', 'swiper'];

    public function __construct(private readonly Manifest $manifest) {}

    public function register(): void
    {
        // Before scripts print at 9: the theme's own may call a library as they run.
        add_action('wp_head', [$this, 'print'], 8);
    }

    /** Hooked to `wp_head`. */
    public function print(): void
    {
        /**
         * Libraries whose scripts the theme's author or the owner has taken off the page.
         *
         * @since 0.1.0
         *
         * @param list<string> $libraries Of `owl`, `slick`, `flexslider` and `swiper`; none unless somebody says so.
         */
        $libraries = apply_filters('mullion_replaced_libraries', []);
        $file = $this->manifest->standIns()['sliders'] ?? null;
        $libraries = is_array($libraries) ? $libraries : [];
        $named = array_filter(self::KNOWN, static fn(string $name): bool => in_array($name, $libraries, true));
        if ($named === [] || $file === null) {
            return;
        }
        $attributes = ['src' => $this->manifest->url($file), 'data-libraries' => implode(' ', $named)];
        // phpcs:ignore WordPress.Security.EscapeOutput -- WordPress escapes the attributes.
        echo ScriptTags::left(wp_get_script_tag($attributes));
    }
}
