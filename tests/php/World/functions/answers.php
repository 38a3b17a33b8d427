<?php

declare(strict_types=1);

use Mullion\Tests\World\Answered;
use Mullion\Tests\World\Network;
use Mullion\Tests\World\Response;

/** What ends a request, and what is asked of others. */

class WP_Error
{
    /** @var array<string, list<string>> */
    public array $errors = [];

    public function __construct(string $code = '', string $message = '')
    {
        $code === '' || $this->add($code, $message);
    }

    public function add(string $code, string $message): void
    {
        $this->errors[$code][] = $message;
    }

    public function get_error_message(string $code = ''): string
    {
        return ($code === '' ? array_values($this->errors)[0] ?? [] : $this->errors[$code] ?? [])[0] ?? '';
    }
}

function is_wp_error(mixed $thing): bool
{
    return $thing instanceof WP_Error;
}

function nocache_headers(): void
{
    Response::header('Cache-Control: no-cache, must-revalidate, max-age=0');
}

function status_header(int $status): void
{
    Response::$status = $status;
}

function wp_sanitize_redirect(string $location): string
{
    $plain = (string) preg_replace('|[^a-z0-9-~+_.?#=&;,/:%!*\[\]()@]|i', '', $location);
    do {
        $plain = str_ireplace(['%0d', '%0a'], '', $plain, $count);
    } while ($count > 0);
    return $plain;
}

function wp_safe_redirect(string $location, int $status = 302, string $by = 'WordPress'): never
{
    throw new Answered($status, wp_validate_redirect($location, admin_url()));
}

/** @param array<string, int> $args */
function wp_die(string $message, string $title = '', array $args = []): never
{
    throw new Answered($args['response'] ?? 500, said: $message);
}

function wp_send_json(mixed $body, int $status = 200, int $flags = 0): never
{
    throw new Answered($status, json: json_decode((string) wp_json_encode($body, $flags), true));
}

/**
 * @param array<string, mixed> $request
 *
 * @return array<string, mixed>|WP_Error
 */
function wp_safe_remote_request(string $url, array $request): array|WP_Error
{
    return Network::send($url, $request);
}

/** @param array<string, mixed> $answer */
function wp_remote_retrieve_response_code(array $answer): int
{
    return $answer['response']['code'];
}

/** @param array<string, mixed> $answer */
function wp_remote_retrieve_body(array $answer): string
{
    return $answer['body'];
}
