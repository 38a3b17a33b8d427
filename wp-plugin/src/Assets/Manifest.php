<?php

declare(strict_types=1);

namespace Mullion\Assets;

defined('ABSPATH') || exit;

/**
 * The build's list of files, read once a request.
 *
 * @phpstan-type WidgetFiles array{
 *     js: string, css?: string, head?: string, early?: string, moment: string, imports: list<string>,
 * }
 * @phpstan-type Alias array{widget: string, attributes?: array<string, string>}
 * @phpstan-type Files array{
 *     entry: string, cartEntry: string, base: string,
 *     chunks: array<string, string>,
 *     standIns: array<string, string>,
 *     replacements: array<string, string>,
 *     widgets: array<string, WidgetFiles>,
 *     strings: array<string, list<string>>,
 *     speakLater: list<string>,
 *     aliases: array<string, Alias>,
 *     pages: array<string, list<string>>,
 * }
 */
final class Manifest
{
    private const NOTHING = ['entry' => '', 'cartEntry' => '', 'base' => '']
        + ['chunks' => [], 'standIns' => [], 'replacements' => [], 'widgets' => [], 'strings' => []]
        + ['speakLater' => [], 'aliases' => [], 'pages' => []];

    /** @var array<string, Files> By the name of the file: a filter may choose another runtime until `init`. */
    private array $files = [];

    private ?string $turnedTo = null;

    public function __construct(
        private readonly string $directory,
        private readonly string $url,
        private readonly ?Runtime $runtime = null,
    ) {}

    /** Address of a built file, or of the folder. */
    public function url(string $file = ''): string
    {
        return $this->url . $file;
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

    public function entry(): string
    {
        return $this->files()['entry'];
    }

    public function cartEntry(): string
    {
        return $this->files()['cartEntry'];
    }

    public function base(): string
    {
        return $this->files()['base'];
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

    /** @return array<string, WidgetFiles> */
    public function widgets(): array
    {
        return $this->files()['widgets'];
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
        return array_merge(...array_values(array_intersect_key($this->files()['strings'], array_flip($names))));
    }

    /** Whether what a widget says comes with its first use, not with the page. */
    public function speaksLater(string $name): bool
    {
        return in_array($name, $this->files()['speakLater'], true);
    }

    /** Differs from that of any other build. */
    public function version(): string
    {
        return substr(md5((string) json_encode($this->files())), 0, 8);
    }

    /** Goes on as the list of this version, for a page of another runtime; false where this build has none such. */
    public function turnTo(string $version): bool
    {
        foreach (Runtime::ALL as $name) {
            $this->turnedTo = $name;
            if ($this->exists() && $this->version() === $version) {
                return true;
            }
        }
        $this->turnedTo = null;
        return false;
    }

    /** @return list<string> Files that several scripts import. */
    public function shared(): array
    {
        return array_values(array_unique(array_merge(...array_values(array_column($this->widgets(), 'imports')))));
    }

    /** @return array<string, string> What the owner's pages call each widget, by its name; for the admin alone. */
    public function titles(): array
    {
        $file = $this->path('titles.php');
        $known = is_file($file) ? require $file : [];
        $titles = [];
        foreach (array_keys($this->widgets()) as $name) {
            $title = is_array($known) ? $known[$name] ?? null : null;
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
        $file = $this->directory . '/dev-server.json';
        $json = is_file($file) ? json_decode((string) file_get_contents($file), true) : null;
        $url = is_array($json) ? ($json['url'] ?? null) : null;
        return is_string($url) && preg_match('#^http://(127\.0\.0\.1|localhost):\d+$#', $url) === 1 ? $url : null;
    }

    /** @return Files */
    private function files(): array
    {
        return $this->files[$this->file()] ??= $this->read($this->file());
    }

    /** What the build calls the list of a runtime; scripts/lib/runtimes.mjs has the names. */
    private function file(): string
    {
        $runtime = $this->turnedTo ?? $this->runtime?->name() ?? Runtime::DEFAULT;
        return $runtime === Runtime::DEFAULT ? 'manifest.json' : "manifest-{$runtime}.json";
    }

    /** @return Files */
    private function read(string $name): array
    {
        $file = "{$this->directory}/{$name}";
        $json = is_file($file) ? json_decode((string) file_get_contents($file), true) : null;
        /** @var Files The build writes it; scripts/build.mjs has the shape. */
        return is_array($json) ? array_merge(self::NOTHING, $json) : self::NOTHING;
    }
}
