<?php

declare(strict_types=1);

namespace Mullion\Tests\Widgets;

use Mullion\Assets\Manifest;
use Mullion\Tests\Graph;
use Mullion\Tests\PluginTestCase;
use Mullion\Widgets\WidgetRenderer;
use PHPUnit\Framework\Attributes\DataProvider;

/** A page that is being printed goes on, whatever fails in a widget. */
final class FailingWidgetTest extends PluginTestCase
{
    private const GREETING = '<p><?php echo esc_html($props["name"]); ?></p>';

    public function testAMisspeltNamePrintsNothingAndSaysWhatThereIs(): void
    {
        $widgets = $this->folder(['greeting/widget.php' => self::definition('[]')]);
        $said = '';
        set_error_handler(static function (int $level, string $message) use (&$said): bool {
            $said = $message;
            return true;
        });
        try {
            $html = self::renderer($widgets)->render('greting');
        } finally {
            restore_error_handler();
        }

        self::assertSame('', $html);
        self::assertStringContainsString('mullion_render was called incorrectly.', $said);
        self::assertStringContainsString('Did you mean &quot;greeting&quot;?', $said);
    }

    public function testATemplateThatThrowsPrintsNothingIsLoggedAndLeavesNoBufferOpen(): void
    {
        $level = ob_get_level();

        [$html, $said] = $this->logged('<p>Half<?php ob_start(); throw new \TypeError("No such colour"); ?></p>', '[]');

        self::assertSame('', $html);
        self::assertSame($level, ob_get_level());
        self::assertStringContainsString('the widget "greeting" was left out of the page', $said);
        self::assertStringContainsString('No such colour', $said);
    }

    /** Whoever built the page looks there first; a visitor learns nothing of the error. */
    public function testTheConsoleSaysOnceWhatIsMissing(): void
    {
        $this->logged('<?php throw new \Error("secret </script>"); ?>', '[]');
        $html = self::printed(static fn() => do_action('wp_footer'));

        $said = 'Mullion: the widget \"greeting\" was left out of this page. It failed: PHP\'s log says how.';
        self::assertSame(1, substr_count($html, $said));
        self::assertStringNotContainsString('secret', $html);
    }

    /** @return iterable<string, array{string, string}> */
    public static function faults(): iterable
    {
        yield 'its defaults' => ['throw new \Error("fault")', ''];
        yield 'its attributes' => ['[]', 'attributes: static fn(): array => throw new \Error("fault")'];
        yield 'what it preloads' => ['[]', 'preload: static fn(): bool => throw new \Error("fault")'];
    }

    #[DataProvider('faults')]
    public function testAFaultElsewhereInItLeavesThePageWhole(string $defaults, string $more): void
    {
        [$html, $said] = $this->logged('<p>Hi</p>', $defaults, $more);

        self::assertSame('', $html);
        self::assertStringContainsString('fault', $said);
    }

    public function testBuffersOfThePageAroundItStayOpen(): void
    {
        ob_start();
        echo 'before';
        $this->rendered('<?php ob_start(); ?>inside', '[]');

        self::assertSame('before', ob_get_clean());
    }

    public function testTheNextWidgetOfThePageIsThereAfterOneThatFailed(): void
    {
        $this->logged('<?php throw new \Error("x"); ?>', '[]');

        self::assertStringContainsString('<p>An</p>', $this->rendered(self::GREETING, "['name' => 'An']"));
    }

    /** Renders it once. @param array<string, mixed> $props */
    private function rendered(string $template, string $defaults, array $props = [], string $more = ''): string
    {
        $files = ['greeting/widget.php' => self::definition($defaults, $more), 'greeting/template.php' => $template];
        return self::renderer($this->folder($files))->render('greeting', $props);
    }

    /** @return array{string, string} Its markup, and what stands in PHP's log. */
    private function logged(string $template, string $defaults, string $more = ''): array
    {
        $log = $this->folder(['log' => '']) . '/log';
        $before = ini_set('error_log', $log);
        $told = '';
        set_error_handler(static function (int $level, string $message) use (&$told): bool {
            $told .= $message;
            return true;
        }, E_USER_NOTICE);
        try {
            $html = $this->rendered($template, $defaults, [], $more);
        } finally {
            restore_error_handler();
            ini_set('error_log', (string) $before);
        }
        self::assertStringContainsString('mullion_render was called incorrectly. The widget &quot;greeting&quot; failed', $told);
        return [$html, (string) file_get_contents($log)];
    }

    private static function definition(string $defaults, string $more = ''): string
    {
        return "<?php return new Mullion\\Widgets\\Widget(name: 'greeting', defaults: static fn(): array => {$defaults}, {$more});";
    }

    private static function renderer(string $widgets): WidgetRenderer
    {
        return (new Graph(new Manifest('/nowhere', '/build/')))->renderer($widgets);
    }
}
