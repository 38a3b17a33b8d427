<?php

declare(strict_types=1);

namespace Mullion\Assets;

defined('ABSPATH') || exit;

/** What is small stands in the page itself, where that is allowed. */
final class InlineCode
{
    public static function isAllowed(): bool
    {
        /**
         * Has WordPress print the stylesheets into the head, the smallest first, up to its own filter
         * `styles_inline_size_limit`, and us the shortest scripts into the page: a request less for each. A strict
         * `style-src` or `script-src` forbids it.
         *
         * @since 0.1.0
         *
         * @param bool $isInline True unless a theme says otherwise.
         */
        return apply_filters('mullion_inline_styles', true) === true;
    }

    /** A file of the build, for the page; null where nothing may stand there, or it is missing. */
    public static function of(Manifest $manifest, string $file): ?string
    {
        $path = $manifest->path($file);
        $code = self::isAllowed() && is_file($path) ? file_get_contents($path) : false;
        return $code === false ? null : $code;
    }
}
