<?php

/**
 * Plugin Name: Mullion tests: what serves a request
 *
 * `/?mullion-test=worker` answers, after a moment, with the process that answers and where options are kept.
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

add_action('init', static function (): void {
    if (($_GET['mullion-test'] ?? '') !== 'worker') {
        return;
    }
    usleep(300_000);
    wp_send_json(['process' => getmypid(), 'server' => PHP_SAPI, 'database' => $GLOBALS['wpdb']->db_server_info(), 'isObjectCache' => wp_using_ext_object_cache() === true]);
});
