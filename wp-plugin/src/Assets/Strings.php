<?php

declare(strict_types=1);

namespace Mullion\Assets;

use Mullion\Registered\RegisteredWidgets;

defined('ABSPATH') || exit;

/** Every sentence that the scripts say, in the site's language: the bundle itself holds none. */
final class Strings
{
    /** @var array<string, array<string, string>> All of them by language, where a theme changes some. */
    private array $changed = [];

    /** @var array{list<string>, \Closure(string): ?string}|null */
    private ?array $built = null;

    /** @param string $file Written by the build of all `strings.json`: keys, and what translates one. */
    public function __construct(
        private readonly string $file,
        private readonly ?RegisteredWidgets $registered = null,
    ) {}

    /** @return array<string, string> */
    public function all(): array
    {
        return $this->of($this->keys());
    }

    /** @return list<string> Of all of them. */
    public function keys(): array
    {
        return $this->areChanged() ? array_keys($this->changed()) : $this->knownKeys();
    }

    /**
     * @param list<string> $keys Only these are translated: a page says few.
     *
     * @return array<string, string>
     */
    public function of(array $keys): array
    {
        return $this->areChanged() ? array_intersect_key($this->changed(), array_flip($keys)) : $this->texts($keys);
    }

    /** @return array<mixed> What they depend on, besides the build and files of translations. */
    public function identity(): array
    {
        return $this->areChanged() ? $this->changed() : [get_locale(), $this->registered?->strings()];
    }

    private function areChanged(): bool
    {
        return has_filter('mullion_strings') !== false;
    }

    /** @return array<string, string> */
    private function changed(): array
    {
        return $this->changed[get_locale()] ??= $this->change();
    }

    /** @return array<string, string> */
    private function change(): array
    {
        /**
         * Changes what the scripts say.
         *
         * @since 0.1.0
         *
         * @param array<string, string> $strings Sentences by key; `%s` is replaced in order.
         */
        $filtered = apply_filters('mullion_strings', $this->texts($this->knownKeys()));
        $normal = [];
        foreach (is_array($filtered) ? $filtered : [] as $key => $text) {
            if (is_string($key) && is_string($text)) {
                $normal[$key] = $this->normalize($text);
            }
        }
        return $normal;
    }

    /** @return list<string> */
    private function knownKeys(): array
    {
        return array_merge($this->built()[0], array_keys($this->registered?->strings() ?? []));
    }

    /**
     * @param list<string> $keys
     *
     * @return array<string, string>
     */
    private function texts(array $keys): array
    {
        $translate = $this->built()[1];
        $others = $this->registered?->strings() ?? [];
        $texts = [];
        foreach ($keys as $key) {
            $text = $translate($key) ?? $others[$key] ?? null;
            if ($text !== null) {
                $texts[$key] = $this->normalize($text);
            }
        }
        return $texts;
    }

    /** @return array{list<string>, \Closure(string): ?string} */
    private function built(): array
    {
        if ($this->built === null) {
            /** @var array{list<string>, \Closure(string): ?string} $built */
            $built = is_file($this->file) ? require $this->file : [[], static fn(): ?string => null];
            $this->built = $built;
        }
        return $this->built;
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
