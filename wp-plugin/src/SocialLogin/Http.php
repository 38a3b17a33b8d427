<?php

declare(strict_types=1);

namespace Mullion\SocialLogin;

/** Talks to a provider: short time-outs, no redirects, small answers, JSON only. */
final class Http
{
    private const TIMEOUT = 8;
    private const LARGEST = 262144;

    /**
     * @param array<string, string> $headers
     *
     * @return array<mixed>
     */
    public function get(string $url, array $headers = []): array
    {
        return $this->send($url, ['method' => 'GET', 'headers' => $headers]);
    }

    /**
     * @param array<string, string> $body
     * @param array<string, string> $headers
     *
     * @return array<mixed>
     */
    public function post(string $url, array $body, array $headers = []): array
    {
        return $this->send($url, ['method' => 'POST', 'body' => $body, 'headers' => $headers]);
    }

    /**
     * @param array{method: string, headers: array<string, string>, body?: array<string, string>} $request
     *
     * @return array<mixed>
     */
    private function send(string $url, array $request): array
    {
        self::check($url);
        $answer = wp_safe_remote_request($url, [
            'timeout' => self::TIMEOUT,
            'redirection' => 0,
            'limit_response_size' => self::LARGEST,
            'headers' => ['Accept' => 'application/json'] + $request['headers'],
        ] + $request);
        if (is_wp_error($answer)) {
            throw new LoginError(Problem::Unreachable, self::host($url) . ': ' . $answer->get_error_message());
        }
        $status = (int) wp_remote_retrieve_response_code($answer);
        $json = json_decode(wp_remote_retrieve_body($answer), true, 16);
        if ($status !== 200 || !is_array($json)) {
            $problem = $status >= 400 && $status < 500 ? Problem::Refused : Problem::Unreachable;
            throw new LoginError(
                $problem,
                self::host($url) . " answered {$status}" . (is_array($json) ? '' : ' without JSON'),
            );
        }
        return $json;
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

    private static function isPrivate(string $host): bool
    {
        $literal = trim($host, '[]');
        $ip = filter_var($literal, FILTER_VALIDATE_IP) === false ? gethostbyname($host) : $literal;
        return filter_var($ip, FILTER_VALIDATE_IP) !== false
            && filter_var($ip, FILTER_VALIDATE_IP, FILTER_FLAG_NO_PRIV_RANGE | FILTER_FLAG_NO_RES_RANGE) === false;
    }

    private static function host(string $url): string
    {
        $host = wp_parse_url($url, PHP_URL_HOST);
        return is_string($host) ? $host : '';
    }
}
