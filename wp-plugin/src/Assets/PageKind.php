<?php

declare(strict_types=1);

namespace Mullion\Assets;

defined('ABSPATH') || exit;

/** The words by which a widget says on which pages its stylesheet belongs into the head. */
final class PageKind
{
    /** @param list<string> $kinds Of `listing`, `product`, `cart`, `checkout` and `account`. */
    public static function isAny(array $kinds): bool
    {
        foreach ($kinds as $kind) {
            if (self::is($kind)) {
                return true;
            }
        }
        return false;
    }

    private static function is(string $kind): bool
    {
        if (!function_exists('is_product')) {
            return false;
        }
        return match ($kind) {
            'listing' => is_shop() || is_product_taxonomy(),
            'product' => is_product(),
            'cart' => is_cart(),
            'checkout' => is_checkout(),
            'account' => is_account_page(),
            default => false,
        };
    }
}
