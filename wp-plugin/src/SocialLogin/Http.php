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
    private const PUBLIC = FILTER_FLAG_NO_PRIV_RANGE | FILTER_FLAG_NO_RES_RANGE;

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
        self::check($url);
        $timeout = $this->patience($url);
        $connectSoon = static function (mixed $url, mixed $headers, mixed $data, mixed $type, mixed &$options): void {
            if (is_array($options)) {
                $options['connect_timeout'] = self::CONNECT;
            }
        };
        // WordPress has no argument for it.
        add_action('requests-requests.before_request', $connectSoon, 10, 5);
        $answer = wp_safe_remote_request($url, [
            'timeout' => $timeout,
            'redirection' => 0,
            'limit_response_size' => self::LARGEST,
            'headers' => ['Accept' => 'application/json'] + $request['headers'],
        ] + $request);
        remove_action('requests-requests.before_request', $connectSoon);
        if (is_wp_error($answer)) {
            Silence::note(self::server($url));
            throw new LoginError(Problem::Unreachable, self::host($url) . ': ' . self::reason($url, $answer));
        }
        $status = (int) wp_remote_retrieve_response_code($answer);
        $json = json_decode(wp_remote_retrieve_body($answer), true, 16);
        if ($status !== 200 || !is_array($json)) {
            if ($isPublic) {
                Silence::note(self::server($url));
            }
            $problem = $status >= 400 && $status < 500 ? Problem::Refused : Problem::Unreachable;
            throw new LoginError(
                $problem,
                self::host($url) . " answered {$status}" . (is_array($json) ? '' : ' without JSON'),
            );
        }
        return $json;
    }

    /** WordPress calls an address whose host it cannot find no valid one. */
    private static function reason(string $url, \WP_Error $error): string
    {
        return self::ip(self::host($url)) === null ? 'no such host is known' : $error->get_error_message();
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

    /**
     * Encrypted, and in the public network: a setting must not make this server ask its neighbours.
     * WordPress's own filter `http_request_host_is_external` opens a host, for tests and intranets.
     */
    private static function check(string $url): void
    {
        $host = self::host($url);
        $isOpened = $host !== '' && apply_filters('http_request_host_is_external', false, $host, $url) === true;
        if ($isOpened && preg_match('#^http://(127\.0\.0\.1|localhost)[:/]#', $url) === 1) {
            return;
        }
        if (!str_starts_with($url, 'https://') || (!$isOpened && self::isPrivate($host))) {
            throw new LoginError(Problem::Unreachable, "\"{$host}\" is not a public https address");
        }
    }

    /** Null where no such host is known. */
    private static function ip(string $host): ?string
    {
        $literal = trim($host, '[]');
        $ip = filter_var($literal, FILTER_VALIDATE_IP) === false ? gethostbyname($host) : $literal;
        return filter_var($ip, FILTER_VALIDATE_IP) === false ? null : $ip;
    }

    private static function isPrivate(string $host): bool
    {
        // The older kind of address in the clothes of the newer one.
        $ip = (string) preg_replace('/^::ffff:(?=\d+\.)/i', '', self::ip($host) ?? '');
        return filter_var($ip, FILTER_VALIDATE_IP) !== false
            && (self::isShared($ip) || filter_var($ip, FILTER_VALIDATE_IP, self::PUBLIC) === false);
    }

    /**
     * What PHP's filter takes for public: a carrier's own network (100.64.0.0/10), 192.0.0.0/24, a laboratory's
     * (198.18.0.0/15), and what goes to many at once (224.0.0.0/4).
     */
    private static function isShared(string $ip): bool
    {
        $number = ip2long($ip);
        $isOf = static fn(int $network, int $rest): bool => ($number >> $rest) === ($network >> $rest);
        return $number !== false
            && ($isOf(0x64400000, 22) || $isOf(0xC0000000, 8) || $isOf(0xC6120000, 17) || $isOf(0xE0000000, 28));
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
