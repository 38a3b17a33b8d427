<?php

declare(strict_types=1);

defined('ABSPATH') || exit;

/** Loads `Mullion\A\B` from src/A/B.php: the shipped plugin has no vendor folder. */
spl_autoload_register(static function (string $class): void {
    if (!str_starts_with($class, 'Mullion\\')) {
        return;
    }
    $path = __DIR__ . '/' . str_replace('\\', '/', substr($class, strlen('Mullion\\'))) . '.php';
    if (is_file($path)) {
        require $path;
    }
});
