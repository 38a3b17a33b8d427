<?php

/** Constants of WordPress that its stubs leave out; PHPStan and PHPUnit read them here. */

declare(strict_types=1);

const MULLION_TEST_CONSTANTS = [
    'ABSPATH' => '/wordpress/',
    'WP_DEBUG' => true,
    'WP_CONTENT_DIR' => '/wordpress/wp-content',
    'WP_PLUGIN_DIR' => '/wordpress/wp-content/plugins',
    'WP_LANG_DIR' => '/wordpress/wp-content/languages',
    'OBJECT' => 'OBJECT',
    'ARRAY_A' => 'ARRAY_A',
    'WPINC' => 'wp-includes',
    'AUTH_COOKIE' => 'wordpress_hash',
    'LOGGED_IN_COOKIE' => 'wordpress_logged_in_hash',
    'COOKIEHASH' => 'hash',
    'COOKIEPATH' => '/',
    'COOKIE_DOMAIN' => '',
    'EP_ROOT' => 64,
    'EP_PAGES' => 4096,
    'MINUTE_IN_SECONDS' => 60,
    'HOUR_IN_SECONDS' => 3600,
    'DAY_IN_SECONDS' => 86400,
    'WEEK_IN_SECONDS' => 604800,
    'MONTH_IN_SECONDS' => 2592000,
    'YEAR_IN_SECONDS' => 31536000,
    'WC_SESSION_CACHE_GROUP' => 'wc_session_id',
];

foreach (MULLION_TEST_CONSTANTS as $mullion_name => $mullion_value) {
    defined($mullion_name) || define($mullion_name, $mullion_value);
}
