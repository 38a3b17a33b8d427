<?php

/**
 * Boots the WordPress of the browser tests in PHPUnit's own process, over a copy of its database.
 *
 * `npm test -- phpunit-wordpress` makes that WordPress and names its folder in MULLION_WP_TREE; `npm test -- stack`
 * one on MariaDB, and its database.
 */

declare(strict_types=1);

use Mullion\Tests\WordPress\Database;
use Mullion\Tests\WordPress\Journal;
use Mullion\Tests\WordPress\MariaDbCopy;
use Mullion\Tests\WordPress\SqliteCopy;

$mullion_tree = getenv('MULLION_WP_TREE');
if (!is_string($mullion_tree) || !is_file("{$mullion_tree}/wp-load.php")) {
    throw new RuntimeException('MULLION_WP_TREE names no WordPress. Run npm test -- phpunit-wordpress, which makes one.');
}

foreach (glob(__DIR__ . '/support/*.php') ?: [] as $mullion_file) {
    require_once $mullion_file;
}
require_once __DIR__ . '/WordPressTestCase.php';
require_once __DIR__ . '/NewsletterTestCase.php';
require_once __DIR__ . '/LoginTestCase.php';
require_once dirname(__DIR__) . '/TokenIssuer.php';

$mullion_socket = getenv('MULLION_WP_DB_SOCKET');
Database::copy(is_string($mullion_socket)
    ? new MariaDbCopy($mullion_socket, (string) getenv('MULLION_WP_DB_NAME'))
    : new SqliteCopy("{$mullion_tree}/wp-content/database"));
// The browser tests' must-use plugins answer requests; here a test asks WordPress itself.
define('WPMU_PLUGIN_DIR', __DIR__ . '/none');
define('WP_DISABLE_FATAL_ERROR_HANDLER', true);

$_SERVER += ['HTTP_HOST' => '127.0.0.1', 'REQUEST_METHOD' => 'GET', 'REQUEST_URI' => '/', 'SERVER_PROTOCOL' => 'HTTP/1.1'];

// PHPUnit includes this file within a method; what WordPress sets at its top has to be global.
global $wp, $wpdb, $wp_query, $wp_the_query, $wp_rewrite, $wp_roles, $wp_locale, $wp_object_cache, $table_prefix, $pagenow;
global $menu, $submenu, $_wp_menu_nopriv, $_wp_submenu_nopriv;
require "{$mullion_tree}/wp-load.php";
// WordPress's setting would hide a fatal error of the tests.
ini_set('display_errors', 'stderr');

// A request is answered in a process of its own, which hands over what was printed: support/Exchange.php.
remove_action('shutdown', 'wp_ob_end_flush_all', 1);
remove_all_filters('pre_wp_mail');
add_filter('pre_wp_mail', static function (mixed $sent, array $mail): bool {
    Journal::note('mail', $mail);
    return true;
}, 10, 2);
