<?php

declare(strict_types=1);

namespace Mullion\Widgets;

use Mullion\Registered\RegisteredWidget;
use Mullion\Registered\RegisteredWidgets;

defined('ABSPATH') || exit;
// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- for the log, never for a page.

/** Finds the PHP half of widgets by their folders: a folder is a widget, no list is kept. */
final class WidgetRegistry
{
    /** @var array<string, Widget> */
    private array $widgets = [];

    /** @var array<string, array<string, array{prop: string, kind: string}>> Read once: a page may have many sliders. */
    private array $attributes = [];

    public function __construct(
        private readonly string $directory,
        private readonly RegisteredWidgets $registered = new RegisteredWidgets(),
    ) {}

    /** @throws UnknownWidget When no folder has this name and a widget.php. */
    public function get(string $name): Widget
    {
        return $this->widgets[$name] ??= $this->read($name);
    }

    public function has(string $name): bool
    {
        return $this->registered->get($name) !== null || $this->file($name, 'widget.php') !== null;
    }

    /** @throws UnknownWidget */
    private function read(string $name): Widget
    {
        $other = $this->registered->get($name);
        if ($other !== null) {
            return self::ofOther($other);
        }
        $file = $this->file($name, 'widget.php');
        if ($file === null) {
            throw UnknownWidget::named($name, $this->names());
        }
        /** @var Widget $widget */
        $widget = require $file;
        return $widget;
    }

    /** @return list<string> */
    public function names(): array
    {
        $files = glob($this->directory . '/*/widget.php') ?: [];
        $own = array_map(static fn(string $file): string => basename(dirname($file)), $files);
        return [...$own, ...array_keys($this->registered->all())];
    }

    /**
     * The attributes that a widget declares, as the build writes them.
     *
     * @return array<string, array{prop: string, kind: string}> By attribute: `data-ended-hide`.
     */
    public function attributes(string $name): array
    {
        return $this->attributes[$name] ??= $this->registered->get($name)?->declared() ?? $this->built($name);
    }

    /** @return array<string, array{prop: string, kind: string}> */
    private function built(string $name): array
    {
        $file = $this->file($name, 'attributes.php');
        /** @var array<string, array{prop: string, kind: string}> $attributes */
        $attributes = $file === null ? [] : require $file;
        return $attributes;
    }

    /** Path of a widget's template. */
    public function template(string $name): ?string
    {
        $other = $this->registered->get($name);
        return $other === null ? $this->file($name, 'template.php') : ($other->template ?: null);
    }

    private static function ofOther(RegisteredWidget $other): Widget
    {
        $defaults = static fn(): array => $other->props;
        return new Widget($other->name, $defaults, html: $other->html, tag: $other->tag);
    }

    private function file(string $name, string $file): ?string
    {
        if (preg_match('/^[a-z][a-z0-9-]*$/', $name) !== 1) {
            return null;
        }
        $path = "{$this->directory}/{$name}/{$file}";
        return is_file($path) ? $path : null;
    }
}
