<?php

/**
 * Renders the cases of widgets without WordPress, in the state of the demo site: Vietnamese, with a shop.
 *
 * Its argument is a folder with the widgets' PHP as the build writes it. It reads
 * `{"cases": {widget: {case: props}}, "translations": {English: Vietnamese}}` and prints
 * `{widget: {case: markup}}`. Run by scripts/lib/golden.mjs; `npm test -- golden` proves that a real
 * WordPress prints the same.
 */

declare(strict_types=1);

use Mullion\Plugin;
use Mullion\Tests\World\Site;

// A warning is a fault of the template: what it printed up to then is no golden markup.
set_error_handler(static function (int $level, string $message, string $file, int $line): never {
    throw new ErrorException($message, 0, $level, $file, $line);
});

require __DIR__ . '/bootstrap.php';

function admin_url(string $path = '', string $scheme = 'admin'): string
{
    return $scheme === 'relative' ? "/wp-admin/{$path}" : home_url("/wp-admin/{$path}");
}

function wp_doing_cron(): bool
{
    return false;
}

function is_admin(): bool
{
    return false;
}

function is_multisite(): bool
{
    return false;
}

function get_search_query(bool $escaped = true): string
{
    return '';
}

function wc_get_cart_url(): string
{
    return home_url('/gio-hang/');
}

function wp_salt(string $scheme = 'auth'): string
{
    return $scheme;
}

// A map's frame is for who has a key.
Site::$options['mullion_settings'] = ['map' => ['key' => 'golden']];

$input = json_decode((string) stream_get_contents(STDIN), true, flags: JSON_THROW_ON_ERROR);
$mullion_translations = $input['translations'];
$renderer = Plugin::build($argv[1], '/build/')->renderer;
$golden = [];
foreach ($input['cases'] as $name => $list) {
    foreach ($list as $case => $props) {
        $golden[$name][$case] = $renderer->markup($name, $props);
    }
}
echo json_encode($golden, JSON_THROW_ON_ERROR);
