<?php

declare(strict_types=1);

/** Texts and addresses that shims.php has no need of. */

function esc_html_e(string $text, string $domain = 'default'): void
{
    echo esc_html($text);
}

function number_format_i18n(float $number, int $decimals = 0): string
{
    return number_format($number, $decimals, ',', '.');
}

function wp_specialchars_decode(string $text, int $quotes = ENT_NOQUOTES): string
{
    return htmlspecialchars_decode(str_replace('&#039;', "'", $text), $quotes);
}

function wp_parse_url(string $url, int $component = -1): mixed
{
    return parse_url($url, $component);
}

/** @param array<string, string>|string $key */
function add_query_arg(array|string $key, mixed ...$more): string
{
    [$pairs, $url] = is_array($key) ? [$key, (string) $more[0]] : [[$key => $more[0]], (string) $more[1]];
    [$url, $fragment] = explode('#', $url, 2) + [1 => null];
    [$path, $query] = explode('?', $url, 2) + [1 => ''];
    parse_str($query, $old);
    return $path . '?' . http_build_query(array_merge($old, $pairs)) . ($fragment === null ? '' : "#{$fragment}");
}

/** @param list<string> $names */
function remove_query_arg(array $names, string $url): string
{
    [$path, $query] = explode('?', $url, 2) + [1 => ''];
    parse_str($query, $old);
    $left = http_build_query(array_diff_key($old, array_flip($names)));
    return $path . ($left === '' ? '' : "?{$left}");
}

/** An address of another host is none. */
function wp_validate_redirect(string $location, string $fallback = ''): string
{
    $location = trim($location, " \t\n\r\0\x08\x0B");
    $host = parse_url(str_starts_with($location, '//') ? "http:{$location}" : $location, PHP_URL_HOST);
    $allowed = (array) apply_filters('allowed_redirect_hosts', ['shop.example'], (string) $host);
    return $host === false || ($host !== null && !in_array(strtolower($host), $allowed, true)) ? $fallback : $location;
}

function wp_get_raw_referer(): string|false
{
    return $_SERVER['HTTP_REFERER'] ?? false;
}

function wp_get_referer(): string|false
{
    $referrer = wp_get_raw_referer();
    // WordPress has none for a page that posts to itself.
    $isItself = $referrer === home_url() . ($_SERVER['REQUEST_URI'] ?? '');
    return $referrer === false || $isItself ? false : (wp_validate_redirect($referrer) ?: false);
}

/** No test has a shortcode within a shortcode. */
function do_shortcode(string $content): string
{
    return $content;
}

function remove_accents(string $text): string
{
    return (string) transliterator_transliterate('Latin-ASCII', $text);
}
