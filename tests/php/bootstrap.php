<?php

/**
 * Loads the plugin's classes with just enough of WordPress for logic that needs no database.
 *
 * Each shim does what WordPress does for the input that the tests give. What needs more than that
 * belongs into a browser test over a real WordPress.
 */

declare(strict_types=1);

require __DIR__ . '/constants.php';
require __DIR__ . '/shims.php';
require dirname(__DIR__, 2) . '/wp-plugin/src/autoload.php';

spl_autoload_register(static function (string $class): void {
    $path = __DIR__ . '/' . strtr(substr($class, strlen('Mullion\\Tests\\')), '\\', '/') . '.php';
    if (str_starts_with($class, 'Mullion\\Tests\\') && is_file($path)) {
        require $path;
    }
});
class_alias(Mullion\Tests\World\TagProcessor::class, 'WP_HTML_Tag_Processor');
