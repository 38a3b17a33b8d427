<?php

declare(strict_types=1);

namespace Mullion\Tests\Assets;

use Mullion\Assets\Manifest;
use Mullion\Assets\Optimisers;
use Mullion\Tests\World\Hooks;
use Mullion\Tests\World\Site;
use PHPUnit\Framework\Attributes\DataProvider;

/** What performance plugins are told by their own filters; what they had been told by the owner stays. */
final class OptimisersTest extends PageAssetsTestCase
{
    private const BUILT = __DIR__ . '/../../../wp-plugin/build/';

    private Optimisers $optimisers;

    protected function setUp(): void
    {
        parent::setUp();
        $this->optimisers = new Optimisers($this->build(['widgets' => self::WIDGETS]));
        $this->optimisers->register();
    }

    /** @return iterable<array{string}> */
    public static function listsOfAddresses(): iterable
    {
        yield 'WP Rocket delays' => ['rocket_delay_js_exclusions'];
        yield 'WP Rocket combines' => ['rocket_exclude_js'];
        yield 'LiteSpeed combines' => ['litespeed_optimize_js_excludes'];
        yield 'LiteSpeed delays' => ['litespeed_optm_js_defer_exc'];
        yield 'LiteSpeed for guests' => ['litespeed_optm_gm_js_exc'];
        yield 'Autoptimize minifies' => ['autoptimize_filter_js_consider_minified'];
        yield 'FlyingPress delays' => ['flying_press_exclude_from_delay:js'];
        yield 'FlyingPress defers' => ['flying_press_exclude_from_defer:js'];
        yield 'FlyingPress minifies' => ['flying_press_exclude_from_minify:js'];
        yield 'Perfmatters delays' => ['perfmatters_delay_js_exclusions'];
    }

    #[DataProvider('listsOfAddresses')]
    public function testOurFolderAndScriptsInThePageAreLeftAndTheOwnersEntriesStay(string $hook): void
    {
        self::assertSame(['own.js', self::address(), 'mullion-'], apply_filters($hook, ['own.js']));
        self::assertSame([self::address(), 'mullion-'], apply_filters($hook, false), 'An option that was never saved.');
    }

    /**
     * Autoptimize takes jQuery out of its bundle, to stand alone and hold the parser, where a script in the page seems to
     * call it.
     */
    #[DataProvider('inThePage')]
    public function testNoScriptInThePageSeemsToCallJQuery(string $file): void
    {
        $html = '<script>' . file_get_contents(self::BUILT . $file) . '</script>';

        self::assertDoesNotMatchRegularExpression('/<script[^>]*>[^<]*(jQuery|\$)\([^<]*<\/script>/Usm', $html);
    }

    /** @return iterable<string, array{string}> */
    public static function inThePage(): iterable
    {
        $manifest = new Manifest(self::BUILT, '/');
        $heads = array_column($manifest->widgets(), 'head');
        // What has a file of its own, whatever it calls: only administrators have these.
        $scripts = array_diff_key($manifest->standIns(), ['mullion-find' => '', 'mullion-doctor' => '']);
        foreach ([...array_values($scripts), ...$heads] as $file) {
            yield $file => [$file];
        }
    }

    /** Their hooks are a quarter of all that a page view has of ours. */
    public function testTheyAreToldOnlyWhereOneOfThemIsActive(): void
    {
        self::assertFalse(Optimisers::areAsked(), 'No plugin at all.');
        Site::$options['active_plugins'] = ['woocommerce/woocommerce.php', false];
        self::assertFalse(Optimisers::areAsked());
        foreach (['wp-rocket_3.15/wp-rocket.php', 'litespeed-cache/litespeed-cache.php', 'perfmatters/perfmatters.php', 'flying-press/flying-press.php', 'autoptimize-beta/autoptimize.php', 'sg-cachepress/sg-cachepress.php', 'jetpack-boost/jetpack-boost.php'] as $plugin) {
            Site::$options['active_plugins'] = ['woocommerce/woocommerce.php', $plugin];
            self::assertTrue(Optimisers::areAsked(), $plugin);
        }
        Site::$options['active_plugins'] = [];
        Site::$network = [1];
        Site::$networkOptions['active_sitewide_plugins'] = ['litespeed-cache/litespeed-cache.php' => 1];
        self::assertTrue(Optimisers::areAsked(), 'On the whole network.');
    }

    public function testSiteGroundKnowsScriptsByTheirHandles(): void
    {
        foreach (['sgo_js_minify_exclude', 'sgo_javascript_combine_exclude', 'sgo_js_async_exclude'] as $hook) {
            self::assertSame(['own', 'mullion'], apply_filters($hook, ['own']));
        }
    }

    public function testJetpackBoostJoinsAllButOurs(): void
    {
        self::assertFalse(apply_filters('js_do_concat', true, 'mullion'));
        self::assertTrue(apply_filters('js_do_concat', true, 'jquery-migrate'));
        self::assertFalse(apply_filters('js_do_concat', false, 'own'), 'What another has said stays.');
    }

    public function testAutoptimizeHasATextOrWhatIsDoneWithEach(): void
    {
        $hook = 'autoptimize_filter_js_exclude';
        self::assertSame('jquery.js, ' . self::address() . ', mullion-', apply_filters($hook, 'jquery.js'));
        self::assertSame(self::address() . ', mullion-', apply_filters($hook, ''));
        self::assertSame(
            ['jquery.js' => 'remove', self::address() => '', 'mullion-' => ''],
            apply_filters($hook, ['jquery.js' => 'remove']),
        );
    }

    public function testRulesOfWhatComesLaterAreUsed(): void
    {
        foreach (['rocket_rucss_safelist', 'litespeed_ucss_whitelist', 'perfmatters_rucss_excluded_selectors'] as $hook) {
            $list = apply_filters($hook, ['.own']);
            self::assertIsArray($list);
            self::assertSame('.own', $list[0]);
            self::assertStringStartsWith('.mullion-', (string) $list[1]);
            self::assertTrue(Hooks::remove($hook, [$this->optimisers, 'rules'], 10));
            self::assertSame(['.own'], apply_filters($hook, ['.own']), 'Whoever wants otherwise can take ours away.');
        }
    }

    private static function address(): string
    {
        return (string) parse_url(self::URL, PHP_URL_PATH);
    }
}
