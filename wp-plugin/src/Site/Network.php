<?php

declare(strict_types=1);

namespace Mullion\Site;

defined('ABSPATH') || exit;

/** The sites of a WordPress: one, or many. */
final class Network
{
    /**
     * Does something on each of them, or on the only one.
     *
     * @param \Closure(): void $work
     * @param bool             $onlyOurs Leaves out those of a network where the plugin has never been at work.
     */
    public static function each(\Closure $work, bool $onlyOurs = false): void
    {
        if (!is_multisite()) {
            $work();
            return;
        }
        foreach (get_sites(['fields' => 'ids', 'number' => 0]) as $site) {
            switch_to_blog($site);
            try {
                if (!$onlyOurs || self::isOurs()) {
                    $work();
                }
            } finally {
                restore_current_blog();
            }
        }
    }

    /** Switched off, the plugin forgets its version, and its tables stay. */
    private static function isOurs(): bool
    {
        return get_option('mullion_version') !== false || get_option('mullion_schema') !== false;
    }
}
