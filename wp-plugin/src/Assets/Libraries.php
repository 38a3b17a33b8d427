<?php

declare(strict_types=1);

namespace Mullion\Assets;

defined('ABSPATH') || exit;

/**
 * Whether the libraries that WooCommerce's replaced scripts bring along (jQuery, BlockUI, js-cookie, FlexSlider, zoom,
 * PhotoSwipe) stay on a page where no script declares that it needs them: themes and inline code use them all the same.
 */
final class Libraries
{
    /** The owner's choice, within {@see Takeovers::OPTION}. */
    public const KEY = 'libraries';

    public const KEPT = 'kept';
    public const LEFT_OUT = 'left-out';

    public function areKept(): bool
    {
        $chosen = get_option(Takeovers::OPTION);
        $choice = is_array($chosen) ? $chosen[self::KEY] ?? self::first() : self::first();
        /**
         * Whether libraries stay that no script of the page declares.
         *
         * @since 0.1.0
         *
         * @param bool $areKept What the owner has chosen; true from the start, but on a theme that supports Mullion.
         */
        return apply_filters('mullion_keep_libraries', $choice !== self::LEFT_OUT) !== false;
    }

    /** What holds until the owner has chosen: a theme made for Mullion says what it needs. */
    public static function first(): string
    {
        return current_theme_supports('mullion') ? self::LEFT_OUT : self::KEPT;
    }
}
