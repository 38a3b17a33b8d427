<?php

declare(strict_types=1);

namespace Mullion\Tests\WordPress;

use Mullion\Plugin;
use PHPUnit\Framework\Attributes\PreserveGlobalState;
use PHPUnit\Framework\Attributes\RunInSeparateProcess;

/** Every line of WP-CLI in the papers, one after the other, as they stand there; those in sentences, too. */
final class CommandLineTest extends WordPressTestCase
{
    private const ROOT = __DIR__ . '/../../../';

    #[RunInSeparateProcess]
    #[PreserveGlobalState(false)]
    public function testEachLineOfThePapersDoesWhatItSays(): void
    {
        $lines = [];
        foreach (glob(self::ROOT . '{README,CONTRIBUTING,docs/*,widgets/*/README}.md', GLOB_BRACE) ?: [] as $paper) {
            $text = (string) file_get_contents($paper);
            preg_match_all('/^wp (mullion .+)$/m', $text, $found);
            preg_match_all('/`wp (mullion [^`…]+)`/', $text, $inline);
            array_push($lines, ...$found[1], ...array_merge(...array_map(self::each(...), $inline[1])));
        }
        self::assertGreaterThan(15, count($lines));
        $this->becomeCommandLine();
        $groups = preg_replace('/ [\w-]+$/', '', array_keys(\WP_CLI::$commands));
        self::assertEqualsCanonicalizing(array_unique($groups), array_keys(array_filter(\WP_CLI::$groups)));
        $said = [];
        foreach ($lines as $line) {
            $said[$line] = self::execute($line);
        }

        // No key of a map is set, and no address is named.
        $silent = ['mullion settings get map.key', 'mullion newsletter delete'];
        self::assertEqualsCanonicalizing($silent, array_keys($said, '', true));
        self::assertSame(14, get_option('mullion_newsletter')['days'] ?? null);
        self::assertSame('14', self::execute('mullion settings get newsletter.days'));
        self::assertFalse(get_option('mullion_settings')['petals']['enabled'] ?? null);
        self::assertSame('preact', get_option('mullion_settings')['runtime']['library'] ?? null);
        self::assertSame('me', get_option('mullion_takeovers')['gallery'] ?? null);
        self::assertStringStartsWith('csv: ', $said['mullion newsletter list --status=confirmed --format=csv']);
    }

    /** @return list<string> A line for each of `list|export`. */
    private static function each(string $line): array
    {
        $words = explode(' ', $line);
        $choices = explode('|', (string) array_pop($words));
        return array_map(static fn(string $choice): string => implode(' ', [...$words, $choice]), $choices);
    }

    private function becomeCommandLine(): void
    {
        require __DIR__ . '/cli/wp-cli.php';
        define('WP_CLI', true);
        // The site itself is no server here: what a doctor asks it is not answered.
        add_filter('pre_http_request', static fn(): \WP_Error => new \WP_Error('none', 'There is no server.'));
        remove_all_actions('cli_init');
        $plugin = Plugin::build(plugin_dir_path(MULLION_FILE) . 'build', plugins_url('build/', MULLION_FILE));
        $plugin->register();
        $plugin->registerParts();
        do_action('cli_init');
    }

    /** What a line prints; `> file` and a file's name are below the system's folder for such. */
    private static function execute(string $line): string
    {
        [$call, $file] = explode(' > ', $line) + [1 => null];
        $words = explode(' ', $call);
        $isCommand = static fn(int $count): bool => isset(\WP_CLI::$commands[implode(' ', array_slice($words, 0, $count))]);
        $count = $isCommand(3) ? 3 : 2;
        self::assertTrue($isCommand($count), "There is no command for \"{$line}\".");
        $arguments = [];
        $options = [];
        foreach (array_slice($words, $count) as $word) {
            if (preg_match('/^--(\w+)(?:=(.*))?$/', $word, $match) === 1) {
                $options[$match[1]] = $match[2] ?? true;
            } else {
                $arguments[] = str_ends_with($word, '.json') ? self::file($word) : $word;
            }
        }
        \WP_CLI::$said = [];
        (\WP_CLI::$commands[implode(' ', array_slice($words, 0, $count))])($arguments, $options);
        $said = implode("\n", \WP_CLI::$said);
        if ($file !== null) {
            file_put_contents(self::file($file), $said);
        }
        return $said;
    }

    private static function file(string $name): string
    {
        return sys_get_temp_dir() . '/mullion-papers-' . getmypid() . "-{$name}";
    }
}
