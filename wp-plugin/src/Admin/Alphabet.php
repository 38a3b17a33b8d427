<?php

declare(strict_types=1);

namespace Mullion\Admin;

defined('ABSPATH') || exit;

/** The order in which a reader looks for names: “Đầu trang” among those with D, not behind Z. */
final class Alphabet
{
    /** As `usort()` wants it. */
    public static function compare(string $one, string $other): int
    {
        return strcasecmp(remove_accents($one), remove_accents($other));
    }
}
