<?php

declare(strict_types=1);

namespace Mullion\Tests\Assets;

use Mullion\Tests\Graph;
use Mullion\Tests\PluginTestCase;
use Mullion\Tests\World\Shop;
use Mullion\Tests\World\Site;
use Mullion\Tests\World\Users;

/** The JSON that a page tells the scripts. */
final class PageConfigurationTest extends PluginTestCase
{
    private const WIDGETS = [
        'slider' => ['js' => 'slider-1.js', 'css' => 'slider-1.css', 'moment' => 'visible', 'imports' => ['keen-1.js']],
        'tabs' => ['js' => 'tabs-1.js', 'moment' => 'idle', 'imports' => [], 'head' => 'tabs-head-1.js'],
        'map' => ['js' => 'map-1.js', 'css' => 'map-1.css', 'moment' => 'idle', 'imports' => ['ui-1.js', 'keen-1.js']],
    ];

    public function testThePageTellsWhereTheScriptsAreAndWhenTheyAreWanted(): void
    {
        $config = $this->config(['chunks' => ['lightbox' => 'lightbox-1.js']]);

        self::assertSame('https://shop.example/build/', $config['base']);
        self::assertSame(['lightbox' => 'lightbox-1.js'], $config['chunks']);
        self::assertSame(['keen-1.js', 'ui-1.js'], $config['shared']);
        self::assertSame(['slider-1.js', 'visible', [0], 0, 'slider-1.css'], $config['widgets']['slider']);
    }

    /** WordPress prints it itself: fetched a second time, it would run twice. */
    public function testAScriptOfTheHeadIsNotNamed(): void
    {
        self::assertSame(['tabs-1.js', 'idle', []], $this->config()['widgets']['tabs']);
    }

    public function testAStylesheetThatThePageHasIsNotNamed(): void
    {
        wp_styles()->add('mullion-slider', 'https://shop.example/build/slider-1.css');
        self::assertSame('slider-1.css', $this->config()['widgets']['slider'][4] ?? null);

        self::printed(static fn() => wp_styles()->do_items('mullion-slider'));
        self::assertSame(['slider-1.js', 'visible', [0]], $this->config()['widgets']['slider']);
    }

    public function testAPageIsToldOfItsOwnWidgetsAndOfThoseThatAreSwitchedOff(): void
    {
        Site::$options['mullion_settings'] = ['map' => ['enabled' => false], 'tabs' => ['start' => 'first'], 'slider' => ['x' => 1]];
        $strings = ['' => ['close'], 'slider' => ['slider.next'], 'tabs' => ['tabs.all']];
        $config = $this->config(['strings' => $strings], ['slider']);

        self::assertSame(['map', 'slider'], array_keys($config['widgets']));
        self::assertSame(['close' => 'Close', 'slider.next' => 'Next'], $config['strings']);
        self::assertSame(['site', 'slider'], array_keys($config['settings']));
    }

    /** What is said of something that the visitor has done may come with the script that says it. */
    public function testWhatAWidgetSaysLaterIsInTheRest(): void
    {
        $strings = ['' => ['close'], 'slider' => ['slider.next'], 'tabs' => ['tabs.all']];
        $lists = ['strings' => $strings, 'speakLater' => ['slider']];
        $config = $this->config($lists, ['slider', 'tabs']);

        self::assertSame(['close' => 'Close', 'tabs.all' => 'All'], $config['strings']);
        self::assertSame(['slider-1.js', 'visible', [0], 1, 'slider-1.css'], $config['widgets']['slider']);
        $rest = json_decode($this->graph($lists)->configuration->rest(), true, flags: JSON_THROW_ON_ERROR);
        self::assertSame('Next', $rest['strings']['slider.next']);
        self::assertSame(['slider-1.js', 'visible', [0], 0, 'slider-1.css'], $rest['widgets']['slider']);
    }

    public function testTheRestIsNamedByTheBuildAndByWhatIsInIt(): void
    {
        $name = static fn(Graph $graph): string => $graph->configuration->restName();
        $before = $name($this->graph());
        Site::$options['WPLANG'] = 'vi';
        Site::$options['mullion_settings'] = ['slider' => ['x' => 1]];
        $after = $name($this->graph());

        self::assertNotSame($before, $after);
        self::assertSame(strtok($before, '-'), strtok($after, '-'));
        self::assertNotSame(strtok($before, '-'), strtok($name($this->graph(['entry' => 'entry-2.js'])), '-'));
        self::assertStringEndsWith("/?mullion-config={$after}", $this->config()['rest']);
    }

    /** Plugins of languages put none into an address that they do not know. */
    public function testTheRestOfAPageInAnotherLanguageAsksForThat(): void
    {
        Site::$options['WPLANG'] = 'en_GB';

        self::assertStringEndsWith('&mullion-locale=vi', $this->config()['rest']);
    }

    public function testTheRestHasAnotherNameInAnotherLanguageOrWithOtherWords(): void
    {
        $name = fn(): string => $this->graph()->configuration->restName();
        $names = [$name()];
        Site::$locale = 'en_US';
        $names[] = $name();
        add_filter('mullion_strings', static fn(array $strings): array => ['close' => 'Thôi'] + $strings);
        $names[] = $name();

        self::assertSame($names, array_unique($names));
    }

    public function testVietnameseIsPrintedAsItIsWhereThePageIsUtf8(): void
    {
        Site::$options['mullion_settings'] = ['slider' => ['text' => 'Đầu']];
        self::assertStringContainsString('Đầu', $this->graph()->configuration->html(['slider']));

        Site::$charset = 'ISO-8859-1';
        self::assertStringContainsString('\u0110\u1ea7u', $this->graph()->configuration->html(['slider']));
    }

    public function testAWidgetThatIsSwitchedOffIsFalse(): void
    {
        Site::$options['mullion_settings'] = ['slider' => ['enabled' => false]];

        $widgets = $this->config()['widgets'];
        self::assertFalse($widgets['slider']);
        self::assertIsArray($widgets['tabs']);
    }

    public function testWhatIsLookedUpByNameIsAnObjectEvenWhenItIsEmpty(): void
    {
        $html = $this->graph(['widgets' => [], 'chunks' => []])->configuration->html([]);

        self::assertStringContainsString('"widgets":{}', $html);
        self::assertStringContainsString('"chunks":{}', $html);
        self::assertStringContainsString('"aliases":[]', $html);
    }

    public function testOnlyTheLighterEntryIsToldOfItsChunks(): void
    {
        $chunks = ['cart-aftermath' => 'a.js', 'kept-cart' => 'k.js', 'registry' => 'r.js'];
        $configuration = $this->graph(['chunks' => $chunks])->configuration;

        self::assertSame(['cart-aftermath' => 'a.js'], self::chunksIn($configuration->html([])));
        self::assertSame($chunks, self::chunksIn($configuration->html([], true)));
    }

    private static function chunksIn(string $html): mixed
    {
        preg_match('/"chunks":(\{[^}]*\})/', $html, $found);
        return json_decode($found[1] ?? 'null', true);
    }

    public function testNoTextOfASiteEndsTheScriptElement(): void
    {
        $text = '</script><!--<script>alert("1")</script> &amp; \'x\'';
        Site::$options['mullion_settings'] = ['slider' => ['greeting' => $text]];

        $html = $this->graph()->configuration->html(['slider', 'tabs']);

        self::assertStringStartsWith('<script type="application/json" id="mullion-config">', $html);
        self::assertSame(2, substr_count($html, '<'));
        self::assertSame($text, $this->config()['settings']['slider']['greeting']);
    }

    public function testAddressesAndVietnameseAreRead(): void
    {
        Site::$options['mullion_settings'] = ['slider' => ['greeting' => 'Chào bạn, cần tư vấn?']];

        self::assertStringContainsString('"base":"https://shop.example/build/"', $this->graph()->configuration->html(['slider', 'tabs']));
        self::assertSame('Chào bạn, cần tư vấn?', $this->config()['settings']['slider']['greeting']);
    }

    public function testTextThatIsNoUtf8LeavesAConfigurationThatCanBeRead(): void
    {
        Site::$options['mullion_settings'] = ['slider' => ['greeting' => "Ch\xE0o"]];

        self::assertStringContainsString('>{}</script>', $this->graph()->configuration->html(['slider', 'tabs']));
    }

    /** A full-page cache gives one visitor's page to all. */
    public function testItIsTheSameForEverybodyAndAtAnyTime(): void
    {
        Shop::open();
        $html = $this->graph()->configuration->html(['slider', 'tabs']);

        Shop::open(['a' => ['product_id' => 7, 'quantity' => 2]])->session->set('mullion_requests', ['klickeins1']);
        Users::$current = Users::add('an@shop.example')->ID;
        $_COOKIE = ['woocommerce_cart_hash' => 'x'];
        $_GET = ['s' => 'cửa'];
        $_SERVER['REMOTE_ADDR'] = '203.0.113.9';
        Site::$ahead = YEAR_IN_SECONDS;

        self::assertSame($html, $this->graph()->configuration->html(['slider', 'tabs']));
    }

    public function testWithAShopTheCartIsThereUnlessItIsSwitchedOff(): void
    {
        self::assertNull($this->config()['cart']);

        Shop::open();
        self::assertSame('https://shop.example/gio-hang/', $this->config()['cart']['cartUrl']);

        Site::$options['mullion_settings'] = ['cart' => ['enabled' => false]];
        self::assertNull($this->config()['cart']);
    }

    public function testWhileTheDevServerIsUpEveryAddressIsASource(): void
    {
        Site::$options['mullion_settings'] = ['tabs' => ['enabled' => false]];
        $manifest = $this->build(['widgets' => self::WIDGETS], ['dev-server.json' => '{"url":"http://127.0.0.1:5173"}']);

        $config = self::read((new Graph($manifest))->configuration->html(['slider', 'tabs']));

        self::assertSame('http://127.0.0.1:5173/', $config['base']);
        $slider = ['widgets/slider/index.ts', 'visible', [], 0, 'widgets/slider/style.css'];
        self::assertEquals(['slider' => $slider, 'tabs' => false], $config['widgets']);
        self::assertStringStartsWith('src/cart/', current($config['chunks']));
    }

    /** @param array<string, mixed> $lists */
    private function graph(array $lists = []): Graph
    {
        $strings = self::stringsFile(['close' => 'Close', 'slider.next' => 'Next', 'tabs.all' => 'All']);
        $manifest = $this->build($lists + ['widgets' => self::WIDGETS], ['strings.php' => $strings]);
        return new Graph($manifest, $manifest->path('strings.php'));
    }

    /**
     * What the scripts read.
     *
     * @param array<string, mixed> $lists
     * @param list<string>         $names
     *
     * @return array<string, mixed>
     */
    private function config(array $lists = [], array $names = ['slider', 'tabs']): array
    {
        return self::read($this->graph($lists)->configuration->html($names));
    }

    /** @return array<string, mixed> */
    private static function read(string $html): array
    {
        return json_decode(strip_tags($html), true, flags: JSON_THROW_ON_ERROR);
    }
}
