<?php

/**
 * PHP's own functions as the plugin's namespaces see them: a function in a namespace goes before PHP's. Headers are
 * noted, the clock can be put forward, no name is looked up on the net, and the end of a page is the end of the request.
 */

declare(strict_types=1);

namespace Mullion\Tests\World {

    /** A page of ours ends the request with its last line. */
    function print_page(string $format, mixed ...$values): int
    {
        $text = vsprintf($format, $values);
        echo $text;
        return str_ends_with($text, '</html>') ? throw new Answered(Response::$status) : strlen($text);
    }
}

namespace Mullion\Assets {

    use Mullion\Tests\World\Shop;

    function function_exists(string $name): bool
    {
        return Shop::has($name);
    }
}

namespace Mullion\Attribution {

    use Mullion\Tests\World\Shop;

    function function_exists(string $name): bool
    {
        return Shop::has($name);
    }
}

namespace Mullion\Cart {

    use Mullion\Tests\World\Shop;
    use Mullion\Tests\World\Site;

    function function_exists(string $name): bool
    {
        return Shop::has($name);
    }

    function time(): int
    {
        return Site::now();
    }
}

namespace Mullion\Notice {

    use Mullion\Tests\World\Response;
    use Mullion\Tests\World\Shop;

    function function_exists(string $name): bool
    {
        return Shop::has($name);
    }

    /** @param array<string, mixed> $options */
    function setcookie(string $name, string $value = '', array $options = []): bool
    {
        return Response::cookie($name, $value, $options);
    }
}

namespace Mullion\Assets {

    use Mullion\Tests\World\Answered;
    use Mullion\Tests\World\Response;

    function header(string $line): void
    {
        Response::header($line);
    }

    function header_remove(string $name): void
    {
        Response::remove($name);
    }

    /** `%s` alone is the one request that ends with what it prints. */
    function printf(string $format, mixed ...$values): int
    {
        $length = \printf($format, ...$values);
        if ($format === '%s') {
            throw new Answered(Response::$status);
        }
        return $length;
    }
}

namespace Mullion\Endpoint {

    use Mullion\Tests\World\Response;
    use Mullion\Tests\World\Site;

    function header(string $line): void
    {
        Response::header($line);
    }

    function time(): int
    {
        return Site::now();
    }
}

namespace Mullion\Session {

    use Mullion\Tests\World\Site;

    function time(): int
    {
        return Site::now();
    }
}

namespace Mullion\Newsletter {

    use Mullion\Tests\World;
    use Mullion\Tests\World\Response;
    use Mullion\Tests\World\Site;

    function header(string $line): void
    {
        Response::header($line);
    }

    /** @param array<string, mixed> $options */
    function setcookie(string $name, string $value = '', array $options = []): bool
    {
        return Response::cookie($name, $value, $options);
    }

    function time(): int
    {
        return Site::now();
    }

    function printf(string $format, mixed ...$values): int
    {
        return World\print_page($format, ...$values);
    }
}

namespace Mullion\SocialLogin {

    use Mullion\Tests\World;
    use Mullion\Tests\World\Network;
    use Mullion\Tests\World\Response;
    use Mullion\Tests\World\Shop;
    use Mullion\Tests\World\Site;

    function header(string $line): void
    {
        Response::header($line);
    }

    /** @param array<string, mixed> $options */
    function setcookie(string $name, string $value = '', array $options = []): bool
    {
        return Response::cookie($name, $value, $options);
    }

    function time(): int
    {
        return Site::now();
    }

    function microtime(bool $isFloat): float
    {
        return \microtime($isFloat) + Site::$ahead;
    }

    /** Nobody waits here; what would happen meanwhile is hooked to it. */
    function usleep(int $microseconds): void
    {
        do_action('mullion_test_waits', $microseconds);
    }

    function gmdate(string $format, ?int $time = null): string
    {
        return \gmdate($format, $time ?? Site::now());
    }

    /** @return list<string>|false */
    function gethostbynamel(string $host): array|false
    {
        $addresses = Network::$hosts[$host] ?? ['203.0.113.7'];
        return array_values(array_filter($addresses, static fn(string $ip): bool => !str_contains($ip, ':'))) ?: false;
    }

    /** @return list<array{ipv6: string}> */
    function dns_get_record(string $host, int $type): array
    {
        $addresses = array_filter(Network::$hosts[$host] ?? [], static fn(string $ip): bool => str_contains($ip, ':'));
        return array_map(static fn(string $ip): array => ['ipv6' => $ip], array_values($addresses));
    }

    function curl_setopt(\CurlHandle $handle, int $option, mixed $value): bool
    {
        Network::$curl[] = [$option => $value];
        return \curl_setopt($handle, $option, $value);
    }

    function function_exists(string $name): bool
    {
        return Shop::has($name);
    }

    function printf(string $format, mixed ...$values): int
    {
        return World\print_page($format, ...$values);
    }
}
