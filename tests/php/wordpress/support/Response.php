<?php

declare(strict_types=1);

namespace Mullion\Tests\WordPress {

    /** Headers and cookies of the answer that is being made: PHP on the command line forgets them. */
    final class Response
    {
        /** @var array<string, string> */
        public static array $headers = [];

        /** @var array<string, array<string, mixed>> */
        public static array $cookies = [];

        public static function header(string $line, bool $replace = true, int $status = 0): void
        {
            [$name, $value] = explode(':', $line, 2) + [1 => ''];
            self::$headers[strtolower($name)] = trim($value);
            \header($line, $replace, $status);
        }

        /** @param array<string, mixed> $options */
        public static function cookie(string $name, string $value, array $options): bool
        {
            self::$cookies[$name] = ['value' => $value] + $options;
            return true;
        }

        /** What WordPress itself sends is known by its hooks. */
        public static function watch(): void
        {
            add_filter('wp_redirect', static function (string $location): string {
                self::$headers['location'] = $location;
                return $location;
            }, PHP_INT_MAX);
            add_action('set_auth_cookie', static fn(string $value): bool => self::cookie(AUTH_COOKIE, $value, []));
            add_action('set_logged_in_cookie', static fn(string $value): bool => self::cookie(LOGGED_IN_COOKIE, $value, []));
            add_filter('send_auth_cookies', '__return_false');
        }
    }
}

// A function in a namespace goes before PHP's own: the plugin's calls come here.

namespace Mullion\Endpoint {

    use Mullion\Tests\WordPress\Response;

    function header(string $line, bool $replace = true, int $status = 0): void
    {
        Response::header($line, $replace, $status);
    }
}

namespace Mullion\Newsletter {

    use Mullion\Tests\WordPress\Clock;
    use Mullion\Tests\WordPress\Response;

    function header(string $line, bool $replace = true, int $status = 0): void
    {
        Response::header($line, $replace, $status);
    }

    /** @param array<string, mixed> $options */
    function setcookie(string $name, string $value = '', array $options = []): bool
    {
        return Response::cookie($name, $value, $options);
    }

    function time(): int
    {
        return Clock::now();
    }
}

namespace Mullion\SocialLogin {

    use Mullion\Tests\WordPress\Response;

    function header(string $line, bool $replace = true, int $status = 0): void
    {
        Response::header($line, $replace, $status);
    }

    /** @param array<string, mixed> $options */
    function setcookie(string $name, string $value = '', array $options = []): bool
    {
        return Response::cookie($name, $value, $options);
    }
}
