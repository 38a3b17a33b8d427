<?php

/**
 * Router of PHP's own server for a WordPress tree: files and folders as they are, the rest to WordPress.
 */

declare(strict_types=1);

/** @var array{REQUEST_URI: string, DOCUMENT_ROOT: string} $_SERVER */
$mullion_path = rawurldecode((string) parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH));
$mullion_file = $_SERVER['DOCUMENT_ROOT'] . $mullion_path;
if ($mullion_path !== '/' && (is_file($mullion_file) || is_file(rtrim($mullion_file, '/') . '/index.php'))) {
    return false;
}
$_SERVER['SCRIPT_NAME'] = $_SERVER['PHP_SELF'] = '/index.php';
$_SERVER['SCRIPT_FILENAME'] = $_SERVER['DOCUMENT_ROOT'] . '/index.php';
require $_SERVER['SCRIPT_FILENAME'];
