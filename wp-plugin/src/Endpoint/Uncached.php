<?php

declare(strict_types=1);

namespace Mullion\Endpoint;

defined('ABSPATH') || exit;

/** An answer that is one visitor's. */
final class Uncached
{
    /** Tells page caches, by the constant that they agree on, and browsers to keep no copy of this page. */
    public static function page(): void
    {
        defined('DONOTCACHEPAGE') || define('DONOTCACHEPAGE', true);
        nocache_headers();
    }
}
