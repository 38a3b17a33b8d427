<?php

declare(strict_types=1);

defined('ABSPATH') || exit;

/**
 * Loads `Mullion\A\B` from src/A/B.php: the shipped plugin has no vendor folder. The build lists them: to ask the
 * system whether a file is there took longer than to load it, sixty times a page.
 */
(static function (): void {
    $file = dirname(__DIR__) . '/build/classes.php';
    $list = is_file($file) ? require $file : null;
    $known = is_array($list) ? $list : [];
    spl_autoload_register(static function (string $class) use ($known): void {
        if (!str_starts_with($class, 'Mullion\\')) {
            return;
        }
        $path = __DIR__ . '/' . str_replace('\\', '/', substr($class, strlen('Mullion\\'))) . '.php';
        if (isset($known[$class]) || is_file($path)) {
            require $path;
        }
    });
})();
