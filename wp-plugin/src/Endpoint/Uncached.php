<?php

declare(strict_types=1);

namespace Mullion\Endpoint;

defined('ABSPATH') || exit;

/** An answer that is one visitor's. */
final class Uncached
{
    /**
     * Tells page caches, by the constant that they agree on, and browsers to keep no copy of this page. The other
     * headers are for caches in front of the server that pass `Cache-Control` by, as many of nginx's are told to
     * (`fastcgi_ignore_headers`).
     */
    public static function page(): void
    {
        defined('DONOTCACHEPAGE') || define('DONOTCACHEPAGE', true);
        nocache_headers();
        if (!headers_sent()) {
            header('X-Accel-Expires: 0');
            header('Surrogate-Control: no-store');
            header('CDN-Cache-Control: no-store');
        }
    }
}
