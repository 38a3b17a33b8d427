<?php

/** Loads `Mullion\Vendor\JWT\…`: firebase/php-jwt 7.2.1, put here by scripts/vendor-php-jwt.mjs. Don't edit. */

declare(strict_types=1);

defined('ABSPATH') || exit;

spl_autoload_register(static function (string $class): void {
    $file = str_starts_with($class, 'Mullion\\Vendor\\JWT\\') ? __DIR__ . '/' . substr($class, 19) . '.php' : '';
    if ($file !== '' && is_file($file)) {
        require $file;
    }
});
