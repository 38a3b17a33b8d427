<?php

declare(strict_types=1);

namespace Mullion\Tests\World;

/** The net without one: what was asked for, and what comes back. */
final class Network
{
    /** @var list<array{url: string, method: string, headers: array<string, string>, body: array<string, string>}> */
    public static array $requests = [];

    /** @var array<string, array{int, string}|string> Status and body by address without its query; or why there is none. */
    private static array $answers = [];

    /** @var array<string, list<string>> Addresses of both kinds by host; whatever else is in the public network. */
    public static array $hosts = [];

    /** @var list<array<int, mixed>> The options of curl that a request was given. */
    public static array $curl = [];

    /** @var array<string, int> Seconds that an answer takes, by host. */
    public static array $delays = [];

    public static function reset(): void
    {
        [self::$requests, self::$answers, self::$hosts, self::$delays, self::$curl] = [[], [], [], [], []];
    }

    /** @param array<mixed>|string $body JSON unless it is text. */
    public static function answer(string $url, array|string $body, int $status = 200): void
    {
        self::$answers[$url] = [$status, is_string($body) ? $body : (string) json_encode($body)];
    }

    public static function fail(string $url, string $why): void
    {
        self::$answers[$url] = $why;
    }

    /**
     * @param array<string, mixed> $request
     *
     * @return array<string, mixed>|\WP_Error
     */
    public static function send(string $url, array $request): array|\WP_Error
    {
        self::$requests[] = ['url' => $url] + $request;
        do_action('http_api_curl', curl_init(), $request, $url);
        $delay = self::$delays[parse_url($url, PHP_URL_HOST)] ?? 0;
        Site::$ahead += (int) ceil(min($delay, $request['timeout']));
        if ($delay > $request['timeout']) {
            return new \WP_Error('http', 'Operation timed out');
        }
        $answer = self::$answers[explode('?', $url)[0]] ?? [404, 'Not found'];
        return is_string($answer) ? new \WP_Error('http', $answer) : ['response' => ['code' => $answer[0]], 'body' => $answer[1]];
    }
}
