<?php

declare(strict_types=1);

namespace Mullion\SocialLogin;

defined('ABSPATH') || exit;
// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- for the log, never for a page.

/**
 * Talks to a provider: short time-outs, no redirects, small answers, JSON only.
 *
 * Whoever waits takes a worker of this server. So few wait for one host at once, all that one of our own
 * requests asks for has one end, and a host that was silent is left alone for a while.
 */
final class Http
{
    private const CONNECT = 2;
    private const TIMEOUT = 5;

    /** Seconds for everything that one request of a visitor asks for. */
    private const WHOLE = 10;

    /** Exchanges that may wait for one host at once, and the seconds to wait for a place among them. */
    private const PLACES = 3;
    private const WAIT = 1;

    private const LARGEST = 262144;

    /** When the patience of this request is over. */
    private float $end = 0;

    /**
     * What a host publishes for everybody. Nothing that a visitor has said is part of the question, so whatever
     * is wrong with the answer counts as silence.
     *
     * @return array<mixed>
     */
    public function document(string $url): array
    {
        Silence::check(self::server($url));
        return $this->send($url, ['method' => 'GET', 'headers' => []], isPublic: true);
    }

    /**
     * @param array<string, string> $headers
     *
     * @return array<mixed>
     */
    public function get(string $url, array $headers = []): array
    {
        return $this->exchange($url, ['method' => 'GET', 'headers' => $headers]);
    }

    /**
     * @param array<string, string> $body
     * @param array<string, string> $headers
     *
     * @return array<mixed>
     */
    public function post(string $url, array $body, array $headers = []): array
    {
        return $this->exchange($url, ['method' => 'POST', 'body' => $body, 'headers' => $headers]);
    }

    /**
     * @param array{method: string, headers: array<string, string>, body?: array<string, string>} $request
     *
     * @return array<mixed>
     */
    private function exchange(string $url, array $request): array
    {
        $server = self::server($url);
        Silence::check($server);
        $ask = function () use ($server, $url, $request): array {
            // Another request may have found out while this one waited for its turn.
            Silence::check($server);
            return $this->send($url, $request);
        };
        return Turns::take("exchange {$server}", self::PLACES, self::WAIT, $ask);
    }

    /**
     * @param array{method: string, headers: array<string, string>, body?: array<string, string>} $request
     *
     * @return array<mixed>
     */
    private function send(string $url, array $request, bool $isPublic = false): array
    {
        $host = self::host($url);
        // From here on: a resolver may be silent, too.
        $this->patience($url);
        $addresses = PublicNetwork::addresses($url, $host);
        $timeout = $this->patience($url);
        $answer = $addresses === []
            ? new \WP_Error('mullion_no_host', 'no such host is known')
            : self::ask($url, $request + ['timeout' => $timeout], $addresses);
        if (is_wp_error($answer)) {
            Silence::note(self::server($url));
            throw new LoginError(Problem::Unreachable, "{$host}: " . $answer->get_error_message());
        }
        $status = (int) wp_remote_retrieve_response_code($answer);
        $json = json_decode(wp_remote_retrieve_body($answer), true, 16);
        if ($status !== 200 || !is_array($json)) {
            if ($isPublic) {
                Silence::note(self::server($url));
            }
            $problem = $status >= 400 && $status < 500 ? Problem::Refused : Problem::Unreachable;
            throw new LoginError($problem, "{$host} answered {$status}" . (is_array($json) ? '' : ' without JSON'));
        }
        return $json;
    }

    /**
     * @param array{
     *     method: string, headers: array<string, string>, timeout: float, body?: array<string, string>
     * } $request
     * @param non-empty-list<string>|null $addresses Where the host is; null for wherever it is.
     *
     * @return array<mixed>|\WP_Error
     */
    private static function ask(string $url, array $request, ?array $addresses): array|\WP_Error
    {
        $connectSoon = static function (mixed $url, mixed $headers, mixed $data, mixed $type, mixed &$options): void {
            if (is_array($options)) {
                $options['connect_timeout'] = self::CONNECT;
            }
        };
        // Asked once more, the resolver might name another address than those that were found to be public.
        $stay = static function (mixed $handle) use ($url, $addresses): void {
            if ($handle instanceof \CurlHandle && $addresses !== null) {
                $port = wp_parse_url($url, PHP_URL_PORT) ?? 443;
                // phpcs:ignore WordPress.WP.AlternativeFunctions -- this is the handle that WordPress hands over.
                curl_setopt($handle, CURLOPT_RESOLVE, [self::host($url) . ":{$port}:" . implode(',', $addresses)]);
            }
        };
        // WordPress has no arguments for these.
        add_action('requests-requests.before_request', $connectSoon, 10, 5);
        add_action('http_api_curl', $stay);
        $answer = wp_safe_remote_request($url, [
            'redirection' => 0,
            'limit_response_size' => self::LARGEST,
            'headers' => ['Accept' => 'application/json'] + $request['headers'],
        ] + $request);
        remove_action('requests-requests.before_request', $connectSoon);
        remove_action('http_api_curl', $stay);
        return $answer;
    }

    /** Seconds to wait for the next answer. */
    private function patience(string $url): float
    {
        $now = microtime(true);
        $this->end = $this->end ?: $now + self::WHOLE;
        $left = $this->end - $now;
        if ($left < 1) {
            throw new LoginError(Problem::Unreachable, self::host($url) . ': no time is left for it');
        }
        return min(self::TIMEOUT, $left);
    }

    /** Host and port. */
    public static function server(string $url): string
    {
        $port = wp_parse_url($url, PHP_URL_PORT);
        return self::host($url) . ($port === null ? '' : ":{$port}");
    }

    private static function host(string $url): string
    {
        $host = wp_parse_url($url, PHP_URL_HOST);
        return is_string($host) ? $host : '';
    }
}
