<?php

declare(strict_types=1);

namespace Mullion\Assets;

use Mullion\Registered\RegisteredWidget;
use Mullion\Registered\RegisteredWidgets;

defined('ABSPATH') || exit;

/**
 * The build's list of files, read once a request.
 *
 * @phpstan-type WidgetFiles array{
 *     js: string, css?: string, head?: string, early?: string, moment: string, imports: list<string>,
 * }
 * @phpstan-type Alias array{widget: string, attributes?: array<string, string>}
 * @phpstan-type Files array{
 *     entry: string, cartEntry: string, joinedEntry: string, joinedKeptEntry: string, base: string,
 *     cartBase: string, chunks: array<string, string>,
 *     standIns: array<string, string>, replacements: array<string, string>,
 *     widgets: array<string, WidgetFiles>,
 *     tools: array<string, array{js: string, imports: list<string>}>,
 *     strings: array<string, list<string>>,
 *     speakLater: list<string>,
 *     aliases: array<string, Alias>,
 *     pages: array<string, list<string>>, version?: string,
 * }
 */
final class Manifest
{
    private readonly ManifestFiles $lists;

    private readonly RegisteredWidgets $registered;

    /** @param string|\Closure(): string $url */
    public function __construct(
        private readonly string $directory,
        private readonly string|\Closure $url,
        ?Runtime $runtime = null,
        ?RegisteredWidgets $registered = null,
    ) {
        $this->lists = new ManifestFiles($directory, $runtime);
        $this->registered = $registered ?? new RegisteredWidgets();
    }

    /** Address of a built file, or of the folder; a registered widget's file has one already. */
    public function url(string $file = ''): string
    {
        $folder = is_string($this->url) ? $this->url : ($this->url)();
        return str_contains($file, '://') ? $file : $folder . $file;
    }

    /** Where a built file lies. */
    public function path(string $file): string
    {
        return "{$this->directory}/{$file}";
    }

    /** Whether the plugin was built; without a build the page is left as it is. */
    public function exists(): bool
    {
        return $this->files()['entry'] !== '';
    }

    /**
     * @param 'entry'|'cartEntry'|'joinedEntry'|'joinedKeptEntry' $which The whole, the cart's alone, that with the
     *        order's source, or all that and what shows a kept cart.
     */
    public function entry(string $which = 'entry'): string
    {
        return $this->files()[$which];
    }

    /** @param 'base'|'cartBase' $which All of it, or what the cart needs. */
    public function base(string $which = 'base'): string
    {
        return $this->files()[$which];
    }

    /** @return array<string, string> */
    public function chunks(): array
    {
        return $this->files()['chunks'];
    }

    /** @return array<string, string> Files that take the place of another plugin's, by its handle. */
    public function standIns(): array
    {
        return $this->files()['standIns'];
    }

    /** @return array<string, WidgetFiles> Ours, and those that other plugins have registered. */
    public function widgets(): array
    {
        $files = static fn(RegisteredWidget $widget): array => $widget->files();
        return $this->files()['widgets'] + array_map($files, $this->registered->all());
    }

    public function isOwn(string $name): bool
    {
        return isset($this->files()['widgets'][$name]);
    }

    /** One that another plugin has registered. */
    public function registered(string $name): ?RegisteredWidget
    {
        return $this->registered->get($name);
    }

    /** @return array<string, array{js: string, imports: list<string>}> What those are started with, by its name. */
    public function tools(): array
    {
        return $this->files()['tools'];
    }

    /**
     * Keys of what the scripts of these widgets say.
     *
     * @param list<string> $names
     *
     * @return list<string>
     */
    public function keysOf(array $names): array
    {
        $keys = array_merge(...array_values(array_intersect_key($this->files()['strings'], array_flip($names))));
        $others = array_intersect_key($this->registered->all(), array_flip($names));
        $keysOf = static fn(RegisteredWidget $widget): array => array_keys($widget->keyedStrings());
        return array_merge($keys, ...array_map($keysOf, array_values($others)));
    }

    /** Whether what a widget says comes with its first use, not with the page. */
    public function speaksLater(string $name): bool
    {
        return in_array($name, $this->files()['speakLater'], true);
    }

    /** Differs from that of any other build. */
    public function version(): string
    {
        return $this->lists->version();
    }

    /** Goes on as the list of this version, for a page of another runtime; false where this build has none such. */
    public function turnTo(string $version): bool
    {
        return $this->lists->turnTo($version);
    }

    /** @return list<string> Files that several scripts import. */
    public function shared(): array
    {
        $users = [...array_values($this->files()['widgets']), ...array_values($this->tools())];
        return array_values(array_unique(array_merge(...array_column($users, 'imports'))));
    }

    /** @return array<string, string> What the owner's pages call each widget, by its name; for the admin alone. */
    public function titles(): array
    {
        $file = $this->path('titles.php');
        $known = is_file($file) ? require $file : [];
        $titles = [];
        foreach (array_keys($this->widgets()) as $name) {
            $title = (is_array($known) ? $known[$name] ?? null : null) ?? $this->registered($name)?->title;
            $titles[$name] = is_string($title) ? $title : $name;
        }
        return $titles;
    }

    /** @return array<string, Alias> Markup of WooCommerce that widgets take over, by selector. */
    public function aliases(): array
    {
        return $this->files()['aliases'];
    }

    /** @return array<string, string> Files that do what another plugin's do, by its handle. */
    public function replacements(): array
    {
        return $this->files()['replacements'];
    }

    /** @return list<string> Widgets that are known to be on this page. */
    public function expected(): array
    {
        return array_keys(array_filter($this->files()['pages'], PageKind::isAny(...)));
    }

    /** Address of the Vite dev server while `npm run dev` is up, otherwise null. */
    public function devServer(): ?string
    {
        return $this->lists->devServer();
    }

    /** @return Files */
    private function files(): array
    {
        return $this->lists->files();
    }
}
