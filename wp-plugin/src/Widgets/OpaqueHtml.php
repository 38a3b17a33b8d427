<?php

declare(strict_types=1);

namespace Mullion\Widgets;

defined('ABSPATH') || exit;

/**
 * Keeps trusted HTML out of reach while a template's own tags are joined: its white space is the
 * author's and may show.
 */
final class OpaqueHtml
{
    /** @var array<string, string> */
    private array $parts = [];

    /** What an author's own words can't hold, as nobody knows it before. */
    private readonly string $secret;

    public function __construct()
    {
        $this->secret = bin2hex(random_bytes(8));
    }

    /** Puts a placeholder in the place of each string of `$value`. */
    public function hide(mixed $value): mixed
    {
        if (is_array($value)) {
            return array_map($this->hide(...), $value);
        }
        if (!is_string($value)) {
            return $value;
        }
        $key = sprintf("\u{E000}%s-%d\u{E001}", $this->secret, count($this->parts));
        $this->parts[$key] = $value;
        return $key;
    }

    public function show(string $html): string
    {
        return strtr($html, $this->parts);
    }
}
