<?php

/** What bootstrap.php loads, and a small WordPress in memory beside it: hooks, users, a database, a shop. */

declare(strict_types=1);

// Files that the plugin includes from WordPress's own folder.
define('ABSPATH', __DIR__ . '/World/wordpress/');
define('MULLION_VERSION', '1.2.3');
define('MULLION_FILE', '/site/wp-content/plugins/mullion/mullion.php');

require __DIR__ . '/bootstrap.php';
foreach (glob(__DIR__ . '/World/functions/*.php') ?: [] as $mullion_file) {
    require $mullion_file;
}
Mullion\Tests\World\Site::reset();

// Where the plugin ends the process for good, PHPUnit would end with it, and all would look well.
register_shutdown_function(static function (): void {
    if (Mullion\Tests\PluginTestCase::$isRunning) {
        fwrite(STDERR, "The plugin has ended the process within a test.\n");
        exit(1);
    }
});
