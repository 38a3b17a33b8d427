<?php

declare(strict_types=1);

use Mullion\Tests\World\Hooks;
use Mullion\Tests\World\Network;
use Mullion\Tests\World\Site;

/**
 * @param array<string, mixed> $request
 *
 * @return array<string, mixed>|WP_Error
 */
function wp_remote_request(string $url, array $request): array|WP_Error
{
    return Network::send($url, $request);
}

function rest_url(string $path = ''): string
{
    return "https://shop.example/wp-json/{$path}";
}

function human_time_diff(int $from): string
{
    return intdiv(time() - $from, HOUR_IN_SECONDS) . ' hours';
}

function locate_template(string $name): string
{
    $file = Site::$theme . "/{$name}";
    return is_file($file) ? $file : '';
}

function check_ajax_referer(string $action): int
{
    return check_admin_referer($action);
}

function current_action(): string
{
    return Hooks::$current;
}

function current_filter(): string
{
    return Hooks::$current;
}

function wp_send_json_success(mixed $value): never
{
    wp_send_json(['success' => true, 'data' => $value]);
}

function wp_send_json_error(): never
{
    wp_send_json(['success' => false]);
}
