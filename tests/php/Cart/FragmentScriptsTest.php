<?php

declare(strict_types=1);

namespace Mullion\Tests\Cart;

use Mullion\Cart\CartRequests;
use Mullion\Cart\EmptyCart;
use Mullion\Cart\FragmentScripts;
use Mullion\Cart\Shop as PluginShop;
use Mullion\Cart\SpeculationRules;
use Mullion\Doctor\Checks\FragmentScriptsCheck;
use Mullion\Doctor\Undecided;
use Mullion\Doctor\Verdict;
use Mullion\Site\Settings;
use Mullion\Tests\PluginTestCase;
use Mullion\Tests\World\Shop;
use Mullion\Tests\World\Site;
use Mullion\Tests\World\Users;
use PHPUnit\Framework\Attributes\DataProvider;

/** Code that other plugins send with the cart: it runs where the owner says so, and else the owner is told of it. */
final class FragmentScriptsTest extends PluginTestCase
{
    private const PIXEL = ['div.pixel' => '<div class="pixel"><script>fbq("track", "AddToCart")</script></div>'];

    protected function setUp(): void
    {
        parent::setUp();
        Shop::open();
        $shop = new PluginShop();
        (new CartRequests($shop, new EmptyCart($shop), new SpeculationRules()))->register();
    }

    public function testTheOwnersBoxLetsThemRun(): void
    {
        self::assertArrayNotHasKey('fragmentScripts', (array) (new PluginShop())->config());

        Site::$options[Settings::OPTION] = ['cart' => ['fragmentScripts' => true]];
        self::assertTrue((new PluginShop())->config()['fragmentScripts'] ?? null);
        add_filter('mullion_fragment_scripts', static fn(): bool => false);
        self::assertArrayNotHasKey('fragmentScripts', (array) (new PluginShop())->config());
    }

    public function testTheDoctorNamesWhatDidNotRunUntilItMay(): void
    {
        self::assertSame(Verdict::Good, (new FragmentScriptsCheck())->run()->verdict);

        self::assertSame(self::PIXEL, array_intersect_key($this->sent(self::PIXEL), self::PIXEL));
        $finding = (new FragmentScriptsCheck())->run();
        self::assertSame(Verdict::Recommended, $finding->verdict);
        self::assertStringContainsString('div.pixel', $finding->found);

        add_filter('mullion_fragment_scripts', static fn(): bool => true);
        self::assertSame(Verdict::Good, (new FragmentScriptsCheck())->run()->verdict);
    }

    public function testTheOwnerIsAskedWhereverTheyWorkUntilTheyHaveDecided(): void
    {
        $notice = static fn(): string => self::printed((new Undecided())->show(...));
        Users::$current = Users::add('chu@shop.example', 'administrator')->ID;
        self::assertSame('', $notice(), 'Nothing to decide.');

        $this->sent(self::PIXEL);
        self::assertStringContainsString('does not run: div.pixel. Plugins that', $notice());
        self::assertStringContainsString('page=mullion&#038;tab=advanced', $notice());

        $GLOBALS['plugin_page'] = 'mullion';
        self::assertSame('', $notice(), 'The overview has it.');
        unset($GLOBALS['plugin_page']);

        Site::$options[Settings::OPTION] = ['cart' => ['fragmentScripts' => false]];
        self::assertSame('', $notice(), 'Decided.');
        self::assertSame(Verdict::Recommended, (new FragmentScriptsCheck())->run()->verdict);
    }

    public function testNobodyElseIsAsked(): void
    {
        $this->sent(self::PIXEL);
        self::assertSame('', self::printed((new Undecided())->show(...)));
    }

    public function testWithTheCartSwitchedOffTheShopsOwnScriptRunsThem(): void
    {
        $this->sent(self::PIXEL);
        Site::$options[Settings::OPTION] = ['cart' => ['enabled' => false]];
        self::assertSame(Verdict::Good, (new FragmentScriptsCheck())->run()->verdict);
    }

    #[DataProvider('harmless')]
    public function testDataAndMarkupAreNoFinding(mixed $fragments): void
    {
        self::assertSame($fragments, FragmentScripts::remember($fragments));
        self::assertArrayNotHasKey(FragmentScripts::OPTION, Site::$options);
    }

    /** @return iterable<string, array{mixed}> */
    public static function harmless(): iterable
    {
        yield 'markup' => [['a.cart' => '<a class="cart" href="/gio-hang/">2 on = off</a>']];
        yield 'our own' => [['script#mullion-cart' => '<script type="application/json" id="mullion-cart">{}</script>']];
        yield 'a template' => [['div' => '<div><script type="text/template"><b>x</b></script></div>']];
        yield 'words' => [['p' => '<p title="x">Based on size= 3</p>']];
        yield 'no text' => [['p' => null]];
        yield 'nonsense' => [null];
    }

    #[DataProvider('code')]
    public function testEachKindOfCodeIsAFinding(string $html): void
    {
        $this->sent(['div.x' => $html]);
        self::assertSame(['div.x'], FragmentScripts::found());
    }

    /** @return iterable<string, array{string}> */
    public static function code(): iterable
    {
        yield 'a script' => ['<div><script>count()</script></div>'];
        yield 'with its type' => ['<script type="text/javascript">count()</script>'];
        yield 'a module' => ['<script type="module" src="/x.js"></script>'];
        yield 'a handler' => ['<div><button class="plus" onclick="more()">+</button></div>'];
    }

    public function testTheListBeginsAnewEachDayAndIsForgottenAfterAMonth(): void
    {
        $this->sent(self::PIXEL);
        $this->sent(['a.more' => '<a onclick="x()">x</a>']);
        self::assertSame(['div.pixel', 'a.more'], FragmentScripts::found());

        Site::$options[FragmentScripts::OPTION]['at'] -= 60;
        $kept = Site::$options[FragmentScripts::OPTION];
        $this->sent(self::PIXEL);
        self::assertSame($kept, Site::$options[FragmentScripts::OPTION], 'Known for less than a day.');

        Site::$options[FragmentScripts::OPTION]['at'] -= DAY_IN_SECONDS;
        self::assertSame(['div.pixel', 'a.more'], FragmentScripts::found(), 'Told, though nobody has bought today.');
        $this->sent(self::PIXEL);
        self::assertSame(['div.pixel'], FragmentScripts::found(), 'What is not sent any more is not said again.');

        Site::$options[FragmentScripts::OPTION]['at'] -= 31 * DAY_IN_SECONDS;
        self::assertSame([], FragmentScripts::found());
    }

    public function testNoMoreThanFiveAreKept(): void
    {
        foreach (range(1, 9) as $number) {
            $this->sent(["#p{$number}" => '<b onclick="x()">x</b>']);
        }
        self::assertSame(['#p1', '#p2', '#p3', '#p4', '#p5'], FragmentScripts::found());
    }

    /**
     * @param array<string, mixed> $fragments
     *
     * @return array<mixed>
     */
    private function sent(array $fragments): array
    {
        return (array) apply_filters('woocommerce_add_to_cart_fragments', $fragments);
    }
}
