<?php

declare(strict_types=1);

namespace Mullion\Tests\WordPress;

use Mullion\Admin\OwnSections;
use Mullion\Admin\Sections;
use Mullion\Admin\SettingsFile;
use Mullion\Assets\Manifest;
use Mullion\Assets\Takeovers;
use Mullion\Newsletter\Newsletter;
use Mullion\Site\Features;
use Mullion\Site\Settings;
use PHPUnit\Framework\Attributes\DataProvider;

/** Each snippet of PHP in the papers, as it stands there, on a real WordPress; their hooks: tests/unit/snippets.test.ts. */
final class PapersTest extends WordPressTestCase
{
    private const ROOT = __DIR__ . '/../../../';

    /** What runs the snippets of these. */
    private const ELSEWHERE = [
        'docs/recipes.md' => 'tests/e2e/fixtures/recipes.e2e.ts',
        'docs/plugin-authors.md' => 'tests/unit/plugin-authors.test.ts',
    ];

    /** What prints nothing on a site whose owner has set nothing. */
    private const EMPTY = ['chat', 'social-login'];

    /** @return iterable<string, array{string}> */
    public static function snippets(): iterable
    {
        foreach (glob(self::ROOT . '{README,CONTRIBUTING,docs/*,widgets/*/README}.md', GLOB_BRACE) ?: [] as $path) {
            $paper = substr((string) realpath($path), strlen((string) realpath(self::ROOT)) + 1);
            preg_match_all('/^ *```php\n(.*?)^ *```/ms', (string) file_get_contents($path), $found, PREG_OFFSET_CAPTURE);
            foreach (isset(self::ELSEWHERE[$paper]) ? [] : $found[1] as [$code, $at]) {
                yield "{$paper}:" . (1 + substr_count((string) file_get_contents($path), "\n", 0, $at)) => [$code];
            }
        }
    }

    #[DataProvider('snippets')]
    public function testASnippetDoesWhatItSays(string $code): void
    {
        if (str_starts_with(trim($code), 'define(')) {
            self::assertSame([], self::imported($code));
            return;
        }
        $printed = self::execute($code);

        preg_match_all("/mullion_render\\('([a-z-]+)'/", $code, $rendered);
        foreach (array_diff($rendered[1], self::EMPTY) as $name) {
            self::assertStringContainsString("data-widget=\"{$name}\"", $printed);
        }
        self::assertSame([], array_diff(array_column(self::aliases(), 'widget'), self::widgets()));
        if (str_contains($code, 'add_theme_support(')) {
            self::assertTrue(current_theme_supports('mullion'));
        }
    }

    public function testThereAreSuchSnippets(): void
    {
        self::assertGreaterThan(25, count(iterator_to_array(self::snippets())));
        foreach (self::ELSEWHERE as $paper => $test) {
            self::assertStringContainsString($paper, (string) file_get_contents(self::ROOT . $test));
        }
    }

    /** The values that a paper speaks of; "…" stands for more of the same. */
    private static function execute(string $code): string
    {
        $html = '<p>Trong hai ngày.</p>';
        [$src, $full, $alt, $thumb, $caption] = ['/cua-600x600.jpg', '/cua.jpg', 'Cửa đi', '/cua-100x100.jpg', 'Mặt tiền'];
        ob_start();
        try {
            eval((string) preg_replace('/^\s*…\s*$/m', '', $code));
        } finally {
            $printed = (string) ob_get_clean();
        }
        return $printed;
    }

    /** @return list<string> What an import of the constant's value says of it. */
    private static function imported(string $code): array
    {
        $value = eval(str_replace("define('MULLION_SETTINGS', ", 'return (', $code));
        self::assertIsArray($value);
        $manifest = new Manifest(plugin_dir_path(MULLION_FILE) . 'build', '/');
        $takeovers = new Takeovers($manifest, new Features(new Settings()));
        $newsletter = new Newsletter($manifest, new \Mullion\Endpoint\RateLimit());
        return (new SettingsFile(new Sections(new OwnSections($manifest, [$newsletter], $takeovers))))->import($value);
    }

    /** @return array<string, array{widget: string}> */
    private static function aliases(): array
    {
        /** @var array<string, array{widget: string}> $aliases */
        $aliases = apply_filters('mullion_aliases', []);
        return $aliases;
    }

    /** @return list<string> */
    private static function widgets(): array
    {
        return array_map(basename(...), glob(self::ROOT . 'widgets/*', GLOB_ONLYDIR) ?: []);
    }
}
