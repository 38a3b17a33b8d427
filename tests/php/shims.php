<?php

declare(strict_types=1);

use Mullion\Tests\World\Hooks;
use Mullion\Tests\World\Site;

/** WordPress's functions in miniature, with its own defaults; nothing is translated. */

function esc_html(string $text): string
{
    return htmlspecialchars($text, ENT_QUOTES, 'UTF-8', false);
}

function esc_attr(string $text): string
{
    return htmlspecialchars($text, ENT_QUOTES, 'UTF-8', false);
}

function esc_url(string $url): string
{
    return preg_match('#^(https?:|/|\#|\?|mailto:|tel:)#i', $url) === 1 ? str_replace('&', '&#038;', $url) : '';
}

function wp_kses_post(string $html): string
{
    return strip_tags($html, ['a', 'b', 'br', 'em', 'i', 'img', 'li', 'p', 'span', 'strong', 'ul']);
}

/** The text itself, but for what golden.php has the translations of. */
function __(string $text, string $domain = 'default'): string
{
    return $GLOBALS['mullion_translations'][$text] ?? $text;
}

function _n(string $single, string $plural, int $number, string $domain = 'default'): string
{
    return $number === 1 ? $single : $plural;
}

function esc_html__(string $text, string $domain = 'default'): string
{
    return esc_html(__($text, $domain));
}

function esc_attr__(string $text, string $domain = 'default'): string
{
    return esc_attr(__($text, $domain));
}

function apply_filters(string $hook, mixed $value, mixed ...$more): mixed
{
    return Hooks::apply($hook, [$value, ...$more]);
}

function wp_json_encode(mixed $value, int $flags = 0): string|false
{
    return json_encode($value, $flags);
}

function sanitize_text_field(string $text): string
{
    return trim((string) preg_replace('/\s+/', ' ', strip_tags($text)));
}

function sanitize_key(string $key): string
{
    return (string) preg_replace('/[^a-z0-9_\-]/', '', strtolower($key));
}

function wp_timezone(): DateTimeZone
{
    return new DateTimeZone('Asia/Ho_Chi_Minh');
}

function wp_date(string $format, int $time): string|false
{
    return (new DateTimeImmutable("@{$time}"))->setTimezone(wp_timezone())->format($format);
}

function wp_unslash(mixed $value): mixed
{
    return is_string($value) ? stripslashes($value) : $value;
}

function sanitize_textarea_field(string $text): string
{
    return trim(strip_tags($text));
}

/** @param list<string> $protocols */
function esc_url_raw(string $url, array $protocols = []): string
{
    return preg_match('#^(https?:|/)#i', $url) === 1 ? $url : '';
}

function is_email(string $email): string|false
{
    return preg_match('/^[a-z0-9!#$%&\'*+\/=?^_`{|}~.-]+@([a-z0-9-]+\.)+[a-z0-9-]{2,}$/iD', $email) === 1 ? $email : false;
}

function home_url(string $path = ''): string
{
    return "https://shop.example{$path}";
}

function get_option(string $name, mixed $default = false): mixed
{
    return isset(Site::$options[$name])
        ? apply_filters("option_{$name}", Site::$options[$name], $name)
        : apply_filters("default_option_{$name}", $default, $name);
}

function wp_timezone_string(): string
{
    return 'Asia/Ho_Chi_Minh';
}

function did_action(string $hook): int
{
    return Hooks::count($hook);
}

function did_filter(string $hook): int
{
    return Hooks::countFiltered($hook);
}

/** As WordPress with WP_DEBUG on. */
function _doing_it_wrong(string $function, string $message, string $version): void
{
    trigger_error("{$function} was called incorrectly. {$message} (since {$version})", E_USER_NOTICE);
}

function maybe_unserialize(mixed $value): mixed
{
    if (!is_string($value)) {
        return $value;
    }
    $data = @unserialize($value, ['allowed_classes' => false]);
    return $data === false ? $value : $data;
}

/**
 * As WordPress where no page is being printed: what is known of a picture stays.
 *
 * @param array<string, mixed> $attributes
 *
 * @return array<string, mixed>
 */
function wp_get_loading_optimization_attributes(string $tag, array $attributes, string $context): array
{
    return ['decoding' => 'async'] + array_intersect_key($attributes, ['loading' => 1, 'fetchpriority' => 1]);
}
