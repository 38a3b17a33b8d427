<?php

declare(strict_types=1);

namespace Mullion\Tests\Widgets;

use Mullion\Assets\Island;
use Mullion\Assets\Manifest;
use Mullion\Assets\PageAssets;
use Mullion\Assets\Strings;
use Mullion\Cart\Shop;
use Mullion\Site\Features;
use Mullion\Site\Settings;
use Mullion\Widgets\WidgetRegistry;
use Mullion\Widgets\WidgetRenderer;
use PHPUnit\Framework\TestCase;

/** A page that is being printed goes on, whatever happens in a widget. */
final class WidgetRendererTest extends TestCase
{
    private string $directory;

    protected function setUp(): void
    {
        $this->directory = sys_get_temp_dir() . '/mullion-' . bin2hex(random_bytes(6));
        $this->widget('greeting', '<p>Hi</p>');
    }

    protected function tearDown(): void
    {
        foreach (glob($this->directory . '/*/*') ?: [] as $file) {
            unlink($file);
        }
        array_map(rmdir(...), [...(glob($this->directory . '/*') ?: []), $this->directory]);
    }

    public function testAWidgetIsRendered(): void
    {
        self::assertSame('<div class="mullion-greeting" data-widget="greeting"><p>Hi</p></div>', $this->renderer()->render('greeting'));
    }

    public function testAMisspeltNamePrintsNothingAndSaysWhatThereIs(): void
    {
        $said = '';
        set_error_handler(static function (int $level, string $message) use (&$said): bool {
            $said = $message;
            return true;
        });
        try {
            $html = $this->renderer()->render('greting');
        } finally {
            restore_error_handler();
        }

        self::assertSame('', $html);
        self::assertStringContainsString('mullion_render was called incorrectly.', $said);
        self::assertStringContainsString('Did you mean &quot;greeting&quot;?', $said);
    }

    public function testATemplateThatThrowsPrintsNothingIsLoggedAndLeavesNoBufferOpen(): void
    {
        $this->widget('broken', '<p>Half<?php ob_start(); throw new \TypeError("No such colour"); ?></p>');
        $log = $this->directory . '/greeting/log';
        $before = ini_set('error_log', $log);
        $level = ob_get_level();
        try {
            $html = $this->renderer()->render('broken');
        } finally {
            ini_set('error_log', (string) $before);
        }

        self::assertSame('', $html);
        self::assertSame($level, ob_get_level());
        $said = (string) file_get_contents($log);
        self::assertStringContainsString('the widget "broken" was left out of the page', $said);
        self::assertStringContainsString('No such colour', $said);
    }

    private function widget(string $name, string $template): void
    {
        mkdir("{$this->directory}/{$name}", recursive: true);
        $code = "<?php return new Mullion\\Widgets\\Widget(name: '{$name}', defaults: static fn(): array => []);";
        file_put_contents("{$this->directory}/{$name}/widget.php", $code);
        file_put_contents("{$this->directory}/{$name}/template.php", $template);
    }

    private function renderer(): WidgetRenderer
    {
        $settings = new Settings();
        $features = new Features($settings);
        $shop = new Shop();
        $manifest = new Manifest($this->directory, '/build/');
        $island = new Island($manifest, new Strings($this->directory), $settings, $features, $shop);
        return new WidgetRenderer(new WidgetRegistry($this->directory), new PageAssets($manifest, $features, $island), $features, $shop);
    }
}
