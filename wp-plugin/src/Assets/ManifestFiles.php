<?php

declare(strict_types=1);

namespace Mullion\Assets;

defined('ABSPATH') || exit;

/**
 * Reads the list that the build has written for the site's runtime.
 *
 * @phpstan-import-type Files from Manifest
 */
final class ManifestFiles
{
    private const NOTHING = ['entry' => '', 'cartEntry' => '', 'joinedEntry' => '', 'joinedKeptEntry' => '']
        + ['base' => '', 'cartBase' => '', 'chunks' => [], 'standIns' => [], 'replacements' => [], 'widgets' => []]
        + ['tools' => [], 'strings' => []]
        + ['speakLater' => [], 'aliases' => [], 'pages' => []];

    /** @var array<string, Files> By the name of the file: a filter may choose another runtime until `init`. */
    private array $files = [];

    private ?string $turnedTo = null;

    /** False until it is looked for. */
    private string|false|null $devServer = false;

    public function __construct(
        private readonly string $directory,
        private readonly ?Runtime $runtime,
    ) {}

    /** @return Files */
    public function files(): array
    {
        return $this->files[$this->file()] ??= $this->read($this->file());
    }

    /** Differs from that of any other build. */
    public function version(): string
    {
        return $this->files()['version'] ?? substr(md5((string) json_encode($this->files())), 0, 8);
    }

    /** Goes on as the list of this version, for a page of another runtime; false where this build has none such. */
    public function turnTo(string $version): bool
    {
        foreach (Runtime::ALL as $name) {
            $this->turnedTo = $name;
            if ($this->files()['entry'] !== '' && $this->version() === $version) {
                return true;
            }
        }
        $this->turnedTo = null;
        return false;
    }

    /** Address of the Vite dev server while `npm run dev` is up, otherwise null. */
    public function devServer(): ?string
    {
        return $this->devServer === false ? $this->devServer = $this->findDevServer() : $this->devServer;
    }

    private function findDevServer(): ?string
    {
        $file = $this->directory . '/dev-server.json';
        $json = self::decoded($file);
        $url = is_array($json) ? ($json['url'] ?? null) : null;
        return is_string($url) && preg_match('#^http://(127\.0\.0\.1|localhost):\d+$#', $url) === 1 ? $url : null;
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
        // The same twice: PHP's cache shares one array among all requests, of JSON each has its own to parse.
        $list = is_file("{$file}.php") ? require "{$file}.php" : self::decoded($file);
        /** @var Files The build writes it; scripts/build.mjs has the shape. */
        return is_array($list) ? array_merge(self::NOTHING, $list) : self::NOTHING;
    }

    private static function decoded(string $file): mixed
    {
        return is_file($file) ? json_decode((string) file_get_contents($file), true) : null;
    }
}
