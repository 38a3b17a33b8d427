<?php

declare(strict_types=1);

namespace Mullion\Tests\Assets;

use Mullion\Assets\Manifest;
use PHPUnit\Framework\TestCase;

final class ManifestTest extends TestCase
{
    private string $directory;

    protected function setUp(): void
    {
        $this->directory = sys_get_temp_dir() . '/mullion-' . bin2hex(random_bytes(6));
        mkdir($this->directory);
    }

    protected function tearDown(): void
    {
        array_map(unlink(...), glob($this->directory . '/*') ?: []);
        rmdir($this->directory);
    }

    public function testWithoutABuildThereIsNothingToLoad(): void
    {
        $manifest = new Manifest($this->directory, 'https://shop.test/build/');

        self::assertFalse($manifest->exists());
        self::assertSame([], $manifest->widgets());
    }

    public function testFilesHaveTheirHashedNamesAndNoVersion(): void
    {
        file_put_contents($this->directory . '/manifest.json', '{"entry":"entry-abc.js","base":"base-def.css"}');
        $manifest = new Manifest($this->directory, 'https://shop.test/build/');

        self::assertTrue($manifest->exists());
        self::assertSame('https://shop.test/build/entry-abc.js', $manifest->url($manifest->entry()));
    }

    /** PHP's cache has it ready; of JSON each page view had its own to parse. */
    public function testTheListInPhpGoesBeforeTheSameInJsonAndBringsItsVersion(): void
    {
        file_put_contents($this->directory . '/manifest.json', '{"entry":"entry-old.js"}');
        $old = (new Manifest($this->directory, ''))->version();
        file_put_contents($this->directory . '/manifest.json.php', "<?php return ['entry' => 'entry-abc.js', 'version' => '12345678'];");
        $manifest = new Manifest($this->directory, '');

        self::assertSame(['entry-abc.js', [], '12345678'], [$manifest->entry(), $manifest->widgets(), $manifest->version()]);
        self::assertMatchesRegularExpression('/^[0-9a-f]{8}$/', $old);
    }

    public function testAWidgetHasItsTitleOrElseItsName(): void
    {
        file_put_contents($this->directory . '/manifest.json', '{"widgets":{"map":{},"tabs":{}}}');
        $manifest = new Manifest($this->directory, '');

        self::assertSame(['map' => 'map', 'tabs' => 'tabs'], $manifest->titles());

        file_put_contents($this->directory . '/titles.php', "<?php return ['map' => 'Map', 'gone' => 'Gone'];");
        self::assertSame(['map' => 'Map', 'tabs' => 'tabs'], $manifest->titles());
    }

    public function testTheDevServerIsOnThisMachineOnly(): void
    {
        $found = fn(): ?string => (new Manifest($this->directory, ''))->devServer();
        self::assertNull($found());

        file_put_contents($this->directory . '/dev-server.json', '{"url":"http://127.0.0.1:5173"}');
        self::assertSame('http://127.0.0.1:5173', $found());

        file_put_contents($this->directory . '/dev-server.json', '{"url":"http://evil.test:5173"}');
        self::assertNull($found());
    }
}
