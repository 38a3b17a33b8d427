<?php

declare(strict_types=1);

namespace Mullion\Tests\Assets;

use Mullion\Tests\Graph;
use Mullion\Tests\PluginTestCase;
use Mullion\Tests\World\Shop;
use Mullion\Tests\World\Site;
use Mullion\Tests\World\Users;

/** The JSON that a page tells the scripts. */
final class IslandTest extends PluginTestCase
{
    private const WIDGETS = [
        'slider' => ['js' => 'slider-1.js', 'css' => 'slider-1.css', 'moment' => 'visible', 'imports' => ['keen-1.js']],
        'tabs' => ['js' => 'tabs-1.js', 'moment' => 'idle', 'imports' => [], 'head' => 'tabs-head-1.js'],
    ];

    public function testThePageTellsWhereTheScriptsAreAndWhenTheyAreWanted(): void
    {
        $config = $this->config(['chunks' => ['lightbox' => 'lightbox-1.js']]);

        self::assertSame('https://shop.example/build/', $config['base']);
        self::assertSame(['lightbox' => 'lightbox-1.js'], $config['chunks']);
        self::assertSame(self::WIDGETS['slider'], $config['widgets']['slider']);
    }

    /** WordPress prints it itself: fetched a second time, it would run twice. */
    public function testAScriptOfTheHeadIsNotNamed(): void
    {
        self::assertSame(['js' => 'tabs-1.js', 'moment' => 'idle', 'imports' => []], $this->config()['widgets']['tabs']);
    }

    public function testAStylesheetThatWordPressHasPrintedIntoTheHeadIsNotFetchedOnceMore(): void
    {
        wp_styles()->add('mullion-slider', 'https://shop.example/build/slider-1.css');
        self::assertSame('slider-1.css', $this->config()['widgets']['slider']['css'] ?? null);

        // So WordPress marks a style that it has put into the page.
        wp_styles()->registered['mullion-slider']->src = false;
        self::assertArrayNotHasKey('css', $this->config()['widgets']['slider']);
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
        $html = $this->graph(['widgets' => [], 'chunks' => []])->island->html();

        self::assertStringContainsString('"widgets":{}', $html);
        self::assertStringContainsString('"chunks":{}', $html);
        self::assertStringContainsString('"aliases":[]', $html);
    }

    public function testNoTextOfASiteEndsTheScriptElement(): void
    {
        $text = '</script><!--<script>alert("1")</script> &amp; \'x\'';
        Site::$options['mullion_settings'] = ['chat' => ['greeting' => $text]];

        $html = $this->graph()->island->html();

        self::assertStringStartsWith('<script type="application/json" id="mullion-config">', $html);
        self::assertSame(2, substr_count($html, '<'));
        self::assertSame($text, $this->config()['settings']['chat']['greeting']);
    }

    public function testAddressesAndVietnameseAreRead(): void
    {
        Site::$options['mullion_settings'] = ['chat' => ['greeting' => 'Chào bạn, cần tư vấn?']];

        self::assertStringContainsString('"base":"https://shop.example/build/"', $this->graph()->island->html());
        self::assertSame('Chào bạn, cần tư vấn?', $this->config()['settings']['chat']['greeting']);
    }

    public function testTextThatIsNoUtf8LeavesAnIslandThatCanBeRead(): void
    {
        Site::$options['mullion_settings'] = ['chat' => ['greeting' => "Ch\xE0o"]];

        self::assertStringContainsString('>{}</script>', $this->graph()->island->html());
    }

    /** A full-page cache gives one visitor's page to all. */
    public function testItIsTheSameForEverybodyAndAtAnyTime(): void
    {
        Shop::open();
        $html = $this->graph()->island->html();

        Shop::open(['a' => ['product_id' => 7, 'quantity' => 2]])->session->set('mullion_requests', ['klickeins1']);
        Users::$current = Users::add('an@shop.example')->ID;
        $_COOKIE = ['woocommerce_cart_hash' => 'x'];
        $_GET = ['s' => 'cửa'];
        $_SERVER['REMOTE_ADDR'] = '203.0.113.9';
        Site::$ahead = YEAR_IN_SECONDS;

        self::assertSame($html, $this->graph()->island->html());
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

        $config = self::read((new Graph($manifest))->island->html());

        self::assertSame('http://127.0.0.1:5173/', $config['base']);
        $slider = ['js' => 'widgets/slider/index.ts', 'moment' => 'visible', 'imports' => [], 'css' => 'widgets/slider/style.css'];
        self::assertSame(['slider' => $slider, 'tabs' => false], $config['widgets']);
        self::assertStringStartsWith('src/cart/', current($config['chunks']));
    }

    /** @param array<string, mixed> $lists */
    private function graph(array $lists = []): Graph
    {
        return new Graph($this->build($lists + ['widgets' => self::WIDGETS]));
    }

    /** What the scripts read. @param array<string, mixed> $lists @return array<string, mixed> */
    private function config(array $lists = []): array
    {
        return self::read($this->graph($lists)->island->html());
    }

    /** @return array<string, mixed> */
    private static function read(string $html): array
    {
        return json_decode(strip_tags($html), true, flags: JSON_THROW_ON_ERROR);
    }
}
