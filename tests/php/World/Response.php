<?php

declare(strict_types=1);

namespace Mullion\Tests\World;

/** What the plugin has sent with `header()` and `setcookie()`. */
final class Response
{
    /** @var array<string, string> By their names in small letters. */
    public static array $headers = [];

    /** @var array<string, array<string, mixed>> */
    public static array $cookies = [];

    public static int $status = 200;

    public static function reset(): void
    {
        [self::$headers, self::$cookies, self::$status] = [[], [], 200];
    }

    public static function header(string $line): void
    {
        [$name, $value] = explode(':', $line, 2) + [1 => ''];
        self::$headers[strtolower($name)] = trim($value);
    }

    public static function remove(string $name): void
    {
        unset(self::$headers[strtolower($name)]);
    }

    /** @param array<string, mixed> $options */
    public static function cookie(string $name, string $value, array $options): bool
    {
        self::$cookies[$name] = ['value' => $value] + $options;
        return true;
    }

    /** The value that the browser has afterwards; null where there is none or it is taken away. */
    public static function cookieOf(string $name): ?string
    {
        $cookie = self::$cookies[$name] ?? null;
        $isGone = $cookie === null || ($cookie['expires'] ?? Site::now()) < Site::now();
        return $isGone ? null : (string) $cookie['value'];
    }

    /** The browser sends back what it was given. */
    public static function keepCookies(): void
    {
        foreach (array_keys(self::$cookies) as $name) {
            $_COOKIE[$name] = self::cookieOf($name);
        }
        $_COOKIE = array_filter($_COOKIE, is_string(...));
    }
}
