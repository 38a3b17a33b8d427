<?php

declare(strict_types=1);

namespace Mullion\Registered;

defined('ABSPATH') || exit;

/**
 * A widget that another plugin or a theme has registered (`mullion_register_widget()`).
 *
 * @phpstan-type Attribute array{
 *     kind: string, min?: int|float, max?: int|float, words?: list<string>, fallback?: scalar|null,
 * }
 */
final class RegisteredWidget
{
    /**
     * @param string                                $script     Absolute address of an ES module; empty where another
     *                                                          script calls `mullion.define()`.
     * @param string                                $style      Absolute address, or empty.
     * @param string                                $template   Path, or empty.
     * @param array<string, Attribute>              $attributes By name in camel case.
     * @param array<string, mixed>                  $props      Defaults of what its template is given besides.
     * @param list<string>                          $html       Props that hold trusted HTML.
     * @param array<string, string>                 $strings    Its sentences by key, translated.
     * @param list<array<string, mixed>>            $settings   Fields of the settings page.
     */
    public function __construct(
        public readonly string $name,
        public readonly string $title,
        public readonly string $script,
        public readonly string $style,
        public readonly string $moment,
        public readonly string $template,
        public readonly array $attributes,
        public readonly array $props,
        public readonly array $html,
        public readonly string $tag,
        public readonly array $strings,
        public readonly array $settings,
    ) {}

    /** @return array{js: string, css?: string, moment: string, imports: array{}} As the build's list has them. */
    public function files(): array
    {
        $css = $this->style === '' ? [] : ['css' => $this->style];
        return ['js' => $this->script, 'moment' => $this->moment, 'imports' => []] + $css;
    }

    /** @return array<string, array{prop: string, kind: string}> By `data-max-steps`; the prop is `max_steps`. */
    public function declared(): array
    {
        $declared = [];
        foreach ($this->attributes as $key => $attribute) {
            $words = strtolower((string) preg_replace('/[A-Z]/', '-$0', $key));
            $hasNull = array_key_exists('fallback', $attribute) && $attribute['fallback'] === null;
            $isThreeValued = $attribute['kind'] === 'flag' && $hasNull;
            $kind = $isThreeValued ? 'optional-flag' : $attribute['kind'];
            $declared["data-{$words}"] = ['prop' => str_replace('-', '_', $words), 'kind' => $kind];
        }
        return $declared;
    }

    /** @return array<string, string> Its sentences by the keys that the page has them under. */
    public function keyedStrings(): array
    {
        $keyed = [];
        foreach ($this->strings as $key => $text) {
            $keyed["{$this->name}/{$key}"] = $text;
        }
        return $keyed;
    }

    /** @return array<string, scalar> What its settings hold until something is saved, by name. */
    public function begun(): array
    {
        $begun = [];
        foreach ($this->settings as $field) {
            $default = $field['default'] ?? match ($field['kind'] ?? '') {
                'checkbox' => false,
                'choice' => (string) array_key_first((array) ($field['choices'] ?? [])),
                default => '',
            };
            if (is_string($field['name'] ?? null) && is_scalar($default)) {
                $begun[$field['name']] = $default;
            }
        }
        return $begun;
    }
}
