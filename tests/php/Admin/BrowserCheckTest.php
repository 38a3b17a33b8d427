<?php

declare(strict_types=1);

namespace Mullion\Tests\Admin;

use Mullion\Admin\BrowserCheck;
use Mullion\Admin\WidgetPanels;
use Mullion\Tests\PluginTestCase;
use Mullion\Tests\World\Site;

/** A widget's button that tries something in the owner's browser, on the example of the map's key. */
final class BrowserCheckTest extends PluginTestCase
{
    protected function tearDown(): void
    {
        unset($_GET['try']);
        parent::tearDown();
    }

    public function testNothingIsLoadedBeforeThePress(): void
    {
        Site::$options['mullion_settings'] = ['map' => ['key' => 'good']];
        foreach ([null, 'chat', ['map']] as $pressed) {
            $_GET['try'] = $pressed;
            $html = $this->shown();
            self::assertStringContainsString('tab=widgets&#038;try=map#mullion-try-map">Try the key', $html);
            self::assertStringNotContainsString('<script', $html);
        }
    }

    public function testWithoutAKeyNobodyIsAsked(): void
    {
        $_GET['try'] = 'map';

        self::assertStringContainsString('No key is saved.', $this->shown());
        self::assertStringNotContainsString('<script', $this->shown());
    }

    public function testAPressLoadsTheClientWithTheSavedKey(): void
    {
        $_GET['try'] = 'map';
        Site::$options['mullion_settings'] = ['map' => ['key' => '"></script>&a=b']];
        $html = $this->shown();

        self::assertStringContainsString('js?key=%22%3E%3C%2Fscript%3E%26a%3Db&', $html);
        self::assertStringContainsString('<p id="mullion-said" role="status">', $html);
    }

    public function testWhatIsSaidCannotEndTheScript(): void
    {
        $_GET['try'] = 'x';
        $says = ['wait' => '</script>', 'good' => 'g', 'refused' => 'r', 'silent' => 's'];
        $html = self::printed((new BrowserCheck('x', 'X', 'x', 'x', '', 'https://x.example/', '', $says))->show(...));

        self::assertSame(2, substr_count($html, '</script>'));
    }

    private function shown(): string
    {
        $panel = (string) file_get_contents(dirname(__DIR__, 3) . '/widgets/map/panel.php');
        $files = ['titles.php' => "<?php return ['map' => 'Map', 'chat' => 'Chat'];", 'widgets/map/panel.php' => $panel];
        return self::printed((new WidgetPanels($this->build(['widgets' => ['map' => [], 'chat' => []]], $files)))->show(...));
    }
}
