<?php

declare(strict_types=1);

namespace Mullion\Tests\Admin;

use Mullion\Admin\DoctorWords;
use Mullion\Admin\FindWords;
use Mullion\Admin\PageView;
use Mullion\Tests\PluginTestCase;
use Mullion\Tests\World\Users;

/** Who gets the views for administrators. */
final class PageViewTest extends PluginTestCase
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
        self::assertSame('', self::printed(fn() => (new PageView($this->build()))->print()));
    }

    public function testTheAddressKeepsWhatThePageWasAskedFor(): void
    {
        self::assertSame('/?p=7&mullion=find', PageView::url('find', '/?p=7'));
        self::assertSame('https://shop.example/?mullion=find', PageView::url('find'));
    }

    public function testTheyAreAskedForByTheirNames(): void
    {
        $_GET = ['mullion' => 'doctor'];
        $html = $this->shown();

        self::assertStringContainsString('src="https://shop.example/build/doctor-1.js"', $html);
        self::assertStringContainsString('"title":"How the widgets fare"', $html);
        self::assertStringNotContainsString('find-1.js', $html);
    }

    public function testTheySayWhatTheirScriptsAskFor(): void
    {
        foreach (['find/found.ts' => FindWords::all(), 'doctor/told.ts' => DoctorWords::all()] as $file => $said) {
            $source = (string) file_get_contents(__DIR__ . "/../../../src/{$file}");
            preg_match('/interface Words \{(.+?)\}/s', $source, $words);
            preg_match_all('/(\w+): string/', $words[1] ?? '', $names);

            self::assertSame($names[1], array_keys($said), $file);
        }
    }

    private function shown(): string
    {
        $lists = [
            'standIns' => ['mullion-find' => 'find-1.js', 'mullion-doctor' => 'doctor-1.js'],
            'widgets' => ['gallery' => ['js' => 'x.js', 'moment' => 'load', 'imports' => []]],
        ];
        $manifest = $this->build($lists, ['titles.php' => "<?php return ['gallery' => '<b>Gallery'];"]);
        return self::printed(fn() => (new PageView($manifest))->print());
    }
}
