<?php

declare(strict_types=1);

namespace Mullion\Tests\Cart;

use Mullion\Cart\RequestLog;
use Mullion\Cart\Shop as PluginShop;
use Mullion\Cart\StateFragment;
use Mullion\Tests\PluginTestCase;
use Mullion\Tests\World\Shop;

/** What the script learns about the cart with each answer of the shop. */
final class StateFragmentTest extends PluginTestCase
{
    public function testTheScriptLearnsWhichRequestsAreInTheCartHowManyThingsAndWhichProducts(): void
    {
        Shop::open([
            'a' => ['product_id' => 7, 'variation_id' => 0, 'quantity' => 2],
            'b' => ['product_id' => 9, 'variation_id' => 31, 'quantity' => 1],
        ])->session->set(RequestLog::KEY, ['klickeins1']);

        self::assertSame(
            ['requests' => ['klickeins1'], 'count' => 3, 'total' => "3.000\u{a0}₫", 'products' => [7, 9, 31], 'lines' => []],
            $this->state(),
        );
    }

    public function testTheFragmentsOfOthersStay(): void
    {
        Shop::open();

        $fragments = self::fragment()->add(['a.cart' => '<a class="cart">3</a>']);

        self::assertSame(['a.cart', StateFragment::SELECTOR], array_keys((array) $fragments));
    }

    public function testAProductInTwoVariationsIsNamedOnce(): void
    {
        Shop::open([
            'a' => ['product_id' => 9, 'variation_id' => 31, 'quantity' => 1],
            'b' => ['product_id' => 9, 'variation_id' => 32, 'quantity' => 1],
        ]);

        self::assertSame([9, 31, 32], $this->state()['products']);
    }

    public function testAnEmptyCartIsSaidToBeEmpty(): void
    {
        Shop::open();

        self::assertSame(
            ['requests' => [], 'count' => 0, 'total' => "0.000\u{a0}₫", 'products' => [], 'lines' => []],
            $this->state(),
        );
    }

    /** Some shops sell half a metre. */
    public function testHalfAMetreCountsAsWholeThings(): void
    {
        Shop::open(['a' => ['product_id' => 7, 'quantity' => 2.5]]);

        self::assertSame(2, $this->state()['count']);
    }

    public function testLinesThatAnotherPluginHasBrokenNameNoProduct(): void
    {
        Shop::open(['a' => ['product_id' => ['7']], 'b' => ['quantity' => 1], 'c' => ['product_id' => '12', 'quantity' => 1]]);

        self::assertSame([12], $this->state()['products']);
    }

    public function testNothingInItEndsTheScriptElement(): void
    {
        $session = Shop::open()->session;
        $session->set(RequestLog::KEY, ['<!--<script></script>&amp;']);

        $html = $this->html();

        // The element itself: an opening and a closing tag.
        self::assertSame(2, substr_count($html, '<'));
        self::assertStringEndsWith('</script>', $html);
        self::assertSame(['<!--<script></script>&amp;'], $this->state()['requests']);
    }

    /** Without a log the script would take what it has sent for lost, and send it again. */
    public function testWithoutASessionItSaysNothingAtAll(): void
    {
        Shop::open()->session = null;

        self::assertSame(['a' => 'b'], self::fragment()->add(['a' => 'b']));
    }

    public function testWithoutACartOrAShopItSaysNothingAtAll(): void
    {
        Shop::open()->cart = null;
        self::assertSame(['a' => 'b'], self::fragment()->add(['a' => 'b']));

        Shop::$woocommerce = null;
        self::assertSame(['a' => 'b'], self::fragment()->add(['a' => 'b']));
    }

    public function testWhatAnotherPluginMadeOfTheFragmentsIsNotMadeWorse(): void
    {
        Shop::open();

        self::assertNull(self::fragment()->add(null));
        self::assertSame('x', self::fragment()->add('x'));
    }

    private static function fragment(): StateFragment
    {
        $shop = new PluginShop();
        return new StateFragment($shop, new RequestLog($shop));
    }

    private function html(): string
    {
        $fragments = self::fragment()->add([]);
        self::assertIsArray($fragments);
        return $fragments[StateFragment::SELECTOR];
    }

    /** @return array<string, mixed> */
    private function state(): array
    {
        self::assertSame(1, preg_match('#^<script type="application/json" id="mullion-cart">(.*)</script>$#s', $this->html(), $match));
        return json_decode($match[1] ?? '', true);
    }
}
