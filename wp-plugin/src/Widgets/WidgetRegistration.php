<?php

declare(strict_types=1);

namespace Mullion\Widgets;

use Mullion\Admin\GivenFields;
use Mullion\Assets\Manifest;
use Mullion\Registered\RegisteredWidget;
use Mullion\Registered\RegisteredWidgets;

defined('ABSPATH') || exit;

/** Checks what other plugins register: a mistake is told to its author, and no page breaks off. */
final class WidgetRegistration
{
    private const DEFAULTS = ['title' => '', 'script' => '', 'style' => '', 'moment' => 'load', 'template' => '']
        + ['attributes' => [], 'props' => [], 'html' => [], 'tag' => 'div', 'strings' => [], 'settings' => []];

    private const KINDS = ['integer', 'number', 'choice', 'flag', 'text', 'identifier', 'url'];

    public function __construct(
        private readonly RegisteredWidgets $widgets,
        private readonly Manifest $manifest,
    ) {}

    /**
     * @param array<string, mixed> $options As {@see \mullion_register_widget()} has them.
     *
     * @return bool Whether the widget is registered; what is wrong is told by `_doing_it_wrong()`.
     */
    public function add(string $name, array $options): bool
    {
        $problem = $this->problemOfName($name) ?? self::problemOf($options);
        if ($problem !== null) {
            $message = sprintf('The widget "%s" is not registered. %s', $name, $problem);
            _doing_it_wrong('mullion_register_widget', esc_html($message), '1.0.0');
            return false;
        }
        $this->widgets->add(self::make($name, $options + self::DEFAULTS));
        return true;
    }

    private function problemOfName(string $name): ?string
    {
        return match (true) {
            preg_match('/^[a-z][a-z0-9-]*$/', $name) !== 1 => 'Its name should be small letters, digits and "-".',
            $this->manifest->isOwn($name) => 'Mullion has a widget of this name itself; choose another.',
            $this->widgets->get($name) !== null => 'Another one of this name is registered; the first stays.',
            default => null,
        };
    }

    /** @param array<string, mixed> $options */
    private static function problemOf(array $options): ?string
    {
        $unknown = array_key_first(array_diff_key($options, self::DEFAULTS));
        if ($unknown !== null) {
            $known = implode(', ', array_keys(self::DEFAULTS));
            return sprintf('There is no option "%s"; there are: %s.', $unknown, $known);
        }
        foreach (self::DEFAULTS as $key => $default) {
            $value = $options[$key] ?? $default;
            if (gettype($value) !== gettype($default)) {
                return sprintf('Its "%s" is of the type %s; give %s.', $key, gettype($value), gettype($default));
            }
        }
        $settings = (array) ($options['settings'] ?? []);
        return self::problemOfFiles($options + self::DEFAULTS)
            ?? self::problemOfAttributes($options)
            ?? ($settings === [] ? null : GivenFields::problemOf($settings));
    }

    /** @param array<string, mixed> $options */
    private static function problemOfFiles(array $options): ?string
    {
        foreach (['script', 'style'] as $key) {
            if ($options[$key] !== '' && preg_match('#^https?://#', self::text($options[$key])) !== 1) {
                $remedy = 'give an absolute address, as plugins_url() makes it.';
                return sprintf('Its "%s" is "%s"; %s', $key, self::text($options[$key]), $remedy);
            }
        }
        if ($options['template'] !== '' && !is_file(self::text($options['template']))) {
            return sprintf('Its template "%s" is no file; give its path.', self::text($options['template']));
        }
        if (preg_match('/^(load|idle|visible|interaction|media:.+)$/', self::text($options['moment'])) !== 1) {
            $known = 'load, idle, visible, interaction or media:(…)';
            return sprintf('Its moment is "%s"; give %s.', self::text($options['moment']), $known);
        }
        $isTag = preg_match('/^[a-z][a-z0-9-]*$/', self::text($options['tag'])) === 1;
        return $isTag ? null : sprintf('Its tag is "%s"; give an element\'s name.', self::text($options['tag']));
    }

    /** @param array<string, mixed> $options */
    private static function problemOfAttributes(array $options): ?string
    {
        foreach ((array) ($options['attributes'] ?? []) as $key => $attribute) {
            $kind = is_array($attribute) ? $attribute['kind'] ?? null : null;
            if (preg_match('/^[a-z][a-zA-Z0-9]*$/', (string) $key) !== 1) {
                return sprintf('Its attribute "%s" should be named in camel case: maxSteps.', $key);
            }
            if (!in_array($kind, self::KINDS, true)) {
                $known = implode(', ', self::KINDS);
                return sprintf('Its attribute "%s" has no such kind; there are: %s.', $key, $known);
            }
            if ($kind === 'choice' && !is_array($attribute['words'] ?? null)) {
                return sprintf('Its attribute "%s" is a choice without words; give them as "words".', $key);
            }
        }
        return null;
    }

    private static function text(mixed $value): string
    {
        return is_string($value) ? $value : '';
    }

    /** @param array<string, mixed> $options Checked. */
    private static function make(string $name, array $options): RegisteredWidget
    {
        $title = self::text($options['title']);
        /** @var array<string, array{kind: string, fallback?: scalar|null}> $attributes Checked above. */
        $attributes = (array) $options['attributes'];
        /** @var array<string, mixed> $props */
        $props = (array) $options['props'];
        /** @var list<array<string, mixed>> $settings */
        $settings = array_values(array_filter((array) $options['settings'], is_array(...)));
        /** @var array<string, string> $strings */
        $strings = array_filter((array) $options['strings'], is_string(...));
        return new RegisteredWidget(
            name: $name,
            title: $title === '' ? $name : $title,
            script: self::text($options['script']),
            style: self::text($options['style']),
            moment: self::text($options['moment']),
            template: self::text($options['template']),
            attributes: $attributes,
            props: $props,
            html: array_values(array_filter((array) $options['html'], is_string(...))),
            tag: self::text($options['tag']),
            strings: $strings,
            settings: $settings,
        );
    }
}
