<?php

declare(strict_types=1);

namespace Mullion\Session;

defined('ABSPATH') || exit;

/** Whether a cart would have been another one if a request had written back all it had, as WooCommerce does. */
final class Rescue
{
    /**
     * @param array<mixed> $ours   The session as WooCommerce would have saved it.
     * @param array<mixed> $merged As it was saved.
     */
    public static function happened(array $ours, array $merged): bool
    {
        return self::quantities($ours) !== self::quantities($merged);
    }

    /**
     * @param array<mixed> $session
     *
     * @return array<int|float> By item, in one order.
     */
    private static function quantities(array $session): array
    {
        $items = array_filter(SessionRow::unpacked($session['cart'] ?? null), is_array(...));
        $quantities = array_map(CartMerge::quantity(...), $items);
        ksort($quantities);
        return $quantities;
    }
}
