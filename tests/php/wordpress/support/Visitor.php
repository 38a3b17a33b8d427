<?php

declare(strict_types=1);

namespace Mullion\Tests\WordPress;

use WP_Session_Tokens;

/** A browser without a window: it keeps cookies and has an address on the net of its own. */
final class Visitor
{
    private static int $count = 0;

    /** @var array<string, string> */
    public array $cookies = [];

    private readonly string $address;

    public function __construct()
    {
        self::$count++;
        $this->address = long2ip((10 << 24) + self::$count);
    }

    /** @param array<string, string> $headers */
    public function get(string $path, array $headers = []): Answer
    {
        return $this->begin('GET', $path, [], $headers)->answer();
    }

    /**
     * @param array<string, string|array<string>>|string $fields A form's, or a body that is no form.
     * @param array<string, string>                      $headers
     */
    public function post(string $path, array|string $fields = [], array $headers = []): Answer
    {
        return $this->begin('POST', $path, $fields, $headers)->answer();
    }

    /**
     * Sends a request and doesn't wait: others may be sent before it is answered.
     *
     * @param array<string, string|array<string>>|string $fields
     * @param array<string, string>                      $headers
     */
    public function begin(string $method, string $address, array|string $fields = [], array $headers = []): Exchange
    {
        $path = str_starts_with($address, home_url()) ? substr($address, strlen(home_url())) : $address;
        $body = is_string($fields) ? $fields : http_build_query($fields);
        $server = [
            'REQUEST_METHOD' => $method,
            'REQUEST_URI' => $path,
            'SCRIPT_NAME' => (string) parse_url($path, PHP_URL_PATH),
            'PHP_SELF' => (string) parse_url($path, PHP_URL_PATH),
            'QUERY_STRING' => (string) parse_url($path, PHP_URL_QUERY),
            'CONTENT_LENGTH' => (string) strlen($body),
            'REMOTE_ADDR' => $this->address,
            'HTTP_HOST' => (string) preg_replace('#^https?://#', '', home_url()),
        ];
        foreach ($headers as $name => $value) {
            $server['HTTP_' . strtoupper(strtr($name, '-', '_'))] = $value;
        }
        // As PHP reads them, so that what a name in brackets comes to is PHP's.
        parse_str($server['QUERY_STRING'], $query);
        parse_str(is_string($fields) ? '' : $body, $post);
        return Exchange::begin($this, $server, $query, $post);
    }

    /** Signs this browser in, as somebody's password would. */
    public function signIn(int $user): void
    {
        $expires = time() + DAY_IN_SECONDS;
        $session = WP_Session_Tokens::get_instance($user)->create($expires);
        $this->cookies[AUTH_COOKIE] = wp_generate_auth_cookie($user, $expires, 'auth', $session);
        $this->cookies[LOGGED_IN_COOKIE] = wp_generate_auth_cookie($user, $expires, 'logged_in', $session);
    }

    /** A nonce of this browser's session. */
    public function nonce(string $action): string
    {
        $_COOKIE = $this->cookies;
        wp_set_current_user($this->user());
        $nonce = wp_create_nonce($action);
        wp_set_current_user(0);
        $_COOKIE = [];
        return $nonce;
    }

    /** Who WordPress takes this browser for; 0 for nobody. */
    public function user(): int
    {
        return (int) wp_validate_auth_cookie($this->cookies[LOGGED_IN_COOKIE] ?? '', 'logged_in');
    }
}
