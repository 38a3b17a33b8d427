<?php

declare(strict_types=1);

namespace Mullion\Cart;

use Mullion\Site\Settings;

defined('ABSPATH') || exit;

/**
 * Scripts and handlers in the cart's fragments: plugins that count adds for advertisers send such. Our script shows
 * fragments without them unless the owner trusts who prints them; that some did not run is kept for the doctor to say.
 */
final class FragmentScripts
{
    /** `['at' => …, 'found' => […]]`, in seconds since 1970; loads with every page, so an add asks nothing for it. */
    public const OPTION = 'mullion_fragment_scripts';

    /** What is not sent for so long is forgotten. */
    private const DAYS = 30;

    private const NAMES = 5;

    /** A script of any other type is data. */
    private const TYPES = ['', 'text/javascript', 'application/javascript', 'module'];

    /** @return bool|null What the owner has chosen; null until somebody has. */
    public static function choice(): ?bool
    {
        $settings = get_option(Settings::OPTION);
        $cart = is_array($settings) ? $settings['cart'] ?? null : null;
        $choice = is_array($cart) ? $cart['fragmentScripts'] ?? null : null;
        return is_bool($choice) ? $choice : null;
    }

    public static function mayRun(): bool
    {
        /**
         * Lets scripts and handlers in cart fragments run; off, because fragments are markup.
         *
         * @since 0.1.0
         *
         * @param bool $run What the owner's setting says.
         */
        return apply_filters('mullion_fragment_scripts', self::choice() === true) === true;
    }

    /** Hooked to `woocommerce_add_to_cart_fragments`, when every plugin has added its own. */
    public static function remember(mixed $fragments): mixed
    {
        $found = is_array($fragments) ? array_keys(array_filter($fragments, self::isCode(...))) : [];
        if ($found !== [] && !self::mayRun()) {
            ['at' => $at, 'found' => $listed] = self::kept();
            // Anew each day, so that what is not sent any more goes from the list.
            $known = time() - $at > DAY_IN_SECONDS ? [] : $listed;
            $all = array_slice(array_unique([...$known, ...array_map(strval(...), $found)]), 0, self::NAMES);
            if ($all !== $known) {
                update_option(self::OPTION, ['at' => time(), 'found' => $all], true);
            }
        }
        return $fragments;
    }

    /** @return list<string> Selectors of what came with code that did not run. */
    public static function found(): array
    {
        ['at' => $at, 'found' => $listed] = self::kept();
        return time() - $at > self::DAYS * DAY_IN_SECONDS ? [] : $listed;
    }

    /** @return array{at: int, found: list<string>} What the option holds, whoever wrote it. */
    private static function kept(): array
    {
        $kept = get_option(self::OPTION);
        $at = is_array($kept) ? $kept['at'] ?? null : null;
        $found = is_array($kept) ? $kept['found'] ?? null : null;
        return [
            'at' => is_int($at) ? $at : 0,
            'found' => is_array($found) ? array_values(array_filter($found, is_string(...))) : [],
        ];
    }

    private static function isCode(mixed $html): bool
    {
        // As a rule neither is there, and to read all of the HTML takes its time.
        if (!is_string($html) || preg_match('/<script|\son\w+\s*=/i', $html) !== 1) {
            return false;
        }
        $tags = new \WP_HTML_Tag_Processor($html);
        while ($tags->next_tag()) {
            $type = $tags->get_attribute('type');
            $isRead = in_array(is_string($type) ? strtolower(trim($type)) : '', self::TYPES, true);
            $handlers = $tags->get_attribute_names_with_prefix('on') ?? [];
            if ($handlers !== [] || ($isRead && $tags->get_tag() === 'SCRIPT')) {
                return true;
            }
        }
        return false;
    }
}
