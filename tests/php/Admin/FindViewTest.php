<?php

declare(strict_types=1);

namespace Mullion\Tests\Admin;

use Mullion\Admin\FindView;
use Mullion\Admin\FindWords;
use Mullion\Tests\PluginTestCase;
use Mullion\Tests\World\Users;

/** Who gets the list of what can be taken over. */
final class FindViewTest extends PluginTestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        $_GET = ['mullion' => 'find'];
        Users::$current = Users::add('chu@shop.example', 'administrator')->ID;
    }

    protected function tearDown(): void
    {
        $_GET = [];
        parent::tearDown();
    }

    public function testAnAdministratorWhoAsksGetsTheScriptAndWhatItSays(): void
    {
        $html = $this->shown();

        self::assertStringContainsString('src="https://shop.example/build/find-1.js"', $html);
        self::assertStringContainsString('"title":"What can be taken over"', $html);
        self::assertStringContainsString('"gallery":"<', str_replace('\u003C', '<', $html));
        self::assertStringNotContainsString('<b>', $html);
    }

    public function testAVisitorGetsNothing(): void
    {
        Users::$current = 0;

        self::assertSame('', $this->shown());
    }

    public function testACustomerGetsNothing(): void
    {
        Users::$current = Users::add('khach@shop.example')->ID;

        self::assertSame('', $this->shown());
    }

    public function testAPageThatWasNotAskedForItHasNothing(): void
    {
        foreach ([[], ['mullion' => 'x'], ['mullion' => ['find']]] as $query) {
            $_GET = $query;
            self::assertSame('', $this->shown());
        }
    }

    public function testABuildWithoutTheScriptPrintsNothing(): void
    {
        self::assertSame('', self::printed(fn() => (new FindView($this->build()))->print()));
    }

    public function testTheAddressKeepsWhatThePageWasAskedFor(): void
    {
        self::assertSame('/?p=7&mullion=find', FindView::url('/?p=7'));
        self::assertSame('https://shop.example/?mullion=find', FindView::url());
    }

    public function testItSaysWhatTheScriptAsksFor(): void
    {
        $source = (string) file_get_contents(__DIR__ . '/../../../src/find/found.ts');
        preg_match('/interface Words \{(.+?)\}/s', $source, $words);
        preg_match_all('/(\w+): string/', $words[1] ?? '', $names);

        self::assertSame($names[1], array_keys(FindWords::all()));
    }

    private function shown(): string
    {
        $lists = [
            'standIns' => ['mullion-find' => 'find-1.js'],
            'widgets' => ['gallery' => ['js' => 'x.js', 'moment' => 'load', 'imports' => []]],
        ];
        $manifest = $this->build($lists, ['titles.php' => "<?php return ['gallery' => '<b>Gallery'];"]);
        return self::printed(fn() => (new FindView($manifest))->print());
    }
}
