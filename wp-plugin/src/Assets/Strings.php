<?php

declare(strict_types=1);

namespace Mullion\Assets;

use Mullion\Registered\RegisteredWidgets;

defined('ABSPATH') || exit;

/** Every sentence that the scripts say, in the site's language: the bundle itself holds none. */
final class Strings
{
    /** @var array<string, array<string, string>> By language: a page asks three times. */
    private array $read = [];

    /** @param string $file Written by the build of all `strings.json`: sentences by key, translated as it is read. */
    public function __construct(
        private readonly string $file,
        private readonly ?RegisteredWidgets $registered = null,
    ) {}

    /** @return array<string, string> */
    public function all(): array
    {
        return $this->read[get_locale()] ??= $this->read();
    }

    /** @return array<string, string> */
    private function read(): array
    {
        $strings = is_file($this->file) ? require $this->file : [];
        $strings = (is_array($strings) ? $strings : []) + ($this->registered?->strings() ?? []);
        /**
         * Changes what the scripts say.
         *
         * @since 0.1.0
         *
         * @param array<string, string> $strings Sentences by key; `%s` is replaced in order.
         */
        $filtered = apply_filters('mullion_strings', $strings);
        $normal = [];
        foreach (is_array($filtered) ? $filtered : [] as $key => $text) {
            if (is_string($key) && is_string($text)) {
                $normal[$key] = $this->normalize($text);
            }
        }
        return $normal;
    }

    /** Composed characters on both sides: NFD text differs from the same text in NFC. */
    private function normalize(string $text): string
    {
        if (!class_exists(\Normalizer::class)) {
            return $text;
        }
        $normal = \Normalizer::normalize($text);
        return is_string($normal) ? $normal : $text;
    }
}
