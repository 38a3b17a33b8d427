<?php

declare(strict_types=1);

namespace Mullion\Tests;

use Mullion\Assets\Manifest;
use Mullion\Tests\World\Answered;
use Mullion\Tests\World\Response;
use Mullion\Tests\World\Site;
use PHPUnit\Framework\TestCase;

/** A test with a small WordPress of its own, in memory: nothing of it is left for the next one. */
abstract class PluginTestCase extends TestCase
{
    /** @var list<string> Folders that go with the test. */
    private array $folders = [];

    /** Whether a test is running: the process must not end within it. */
    public static bool $isRunning = false;

    protected function setUp(): void
    {
        Site::reset();
        self::$isRunning = true;
    }

    protected function tearDown(): void
    {
        self::$isRunning = false;
        array_map(self::remove(...), $this->folders);
        Site::reset();
    }

    /** A folder with files, by their paths. @param array<string, string> $files */
    protected function folder(array $files): string
    {
        $folder = sys_get_temp_dir() . '/mullion-' . bin2hex(random_bytes(6));
        $this->folders[] = $folder;
        mkdir($folder);
        foreach ($files as $path => $content) {
            is_dir(dirname("{$folder}/{$path}")) || mkdir(dirname("{$folder}/{$path}"), recursive: true);
            file_put_contents("{$folder}/{$path}", $content);
        }
        return $folder;
    }

    /**
     * What the build writes of the scripts' sentences.
     *
     * @param array<string, string> $strings By key.
     */
    protected static function stringsFile(array $strings): string
    {
        $all = var_export($strings, true);
        return "<?php return [array_keys({$all}), static fn(string \$key): ?string => ({$all})[\$key] ?? null];";
    }

    /**
     * A build with these lists in its manifest.
     *
     * @param array<string, mixed>  $lists
     * @param array<string, string> $files Beside the manifest.
     */
    protected function build(array $lists = [], array $files = []): Manifest
    {
        $manifest = (string) json_encode($lists + ['entry' => 'entry-1.js', 'cartEntry' => 'cart-entry-1.js', 'base' => 'base-1.css', 'cartBase' => 'cart-1.css']);
        return new Manifest($this->folder(['manifest.json' => $manifest] + $files), 'https://shop.example/build/');
    }

    /** What a request comes to that ends itself. @param \Closure(): mixed $request */
    protected static function answerTo(\Closure $request): Answered
    {
        $level = ob_get_level();
        ob_start();
        try {
            $request();
        } catch (Answered $answer) {
            $answer->body = (string) ob_get_contents();
            return $answer;
        } finally {
            while (ob_get_level() > $level) {
                ob_end_clean();
            }
        }
        self::fail('The request was not answered.');
    }

    /** What is printed. @param \Closure(): mixed $print */
    protected static function printed(\Closure $print): string
    {
        ob_start();
        try {
            $print();
            return (string) ob_get_contents();
        } finally {
            ob_end_clean();
        }
    }

    /** Sends the browser's cookies back, as its next request does. */
    protected static function nextRequest(): void
    {
        Response::keepCookies();
        Response::reset();
        [$_GET, $_POST] = [[], []];
    }

    private static function remove(string $path): void
    {
        if (is_dir($path) && !is_link($path)) {
            array_map(self::remove(...), glob("{$path}/*") ?: []);
            rmdir($path);
        } else {
            unlink($path);
        }
    }
}
