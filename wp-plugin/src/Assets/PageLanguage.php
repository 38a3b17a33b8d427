<?php

declare(strict_types=1);

namespace Mullion\Assets;

defined('ABSPATH') || exit;

/**
 * The language of a page, for what its scripts ask for later: plugins of languages (Polylang) put none into the
 * addresses that they do not know.
 */
final class PageLanguage
{
    private const QUERY = 'mullion-locale';

    /** What to add to an address; nothing where the page is in the site's own language. */
    public static function query(): string
    {
        $locale = get_locale();
        return $locale === (get_option('WPLANG') ?: 'en_US') ? '' : '&' . self::QUERY . '=' . rawurlencode($locale);
    }

    /** Answers in the language that the address asks for, where the site has it. */
    public static function turnToAsked(): void
    {
        // phpcs:ignore WordPress.Security -- WordPress turns to no language that it has not.
        $locale = $_GET[self::QUERY] ?? null;
        if (is_string($locale)) {
            switch_to_locale($locale);
        }
    }
}
