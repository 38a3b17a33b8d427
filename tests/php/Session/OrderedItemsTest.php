<?php

declare(strict_types=1);

namespace Mullion\Tests\Session;

use Mullion\Cart\Shop as PluginShop;
use Mullion\Session\OrderedItems;
use Mullion\Tests\PluginTestCase;
use Mullion\Tests\World\Hooks;
use Mullion\Tests\World\Shop;
use Mullion\Tests\World\Site;
use PHPUnit\Framework\Attributes\DataProvider;

/** Of a cart that is emptied because of an order, what came after the order stays. */
final class OrderedItemsTest extends PluginTestCase
{
    private \WooCommerce $shop;

    protected function setUp(): void
    {
        parent::setUp();
        $this->shop = Shop::open(['a' => self::item(2), 'b' => self::item(1)]);
    }

    public function testWhatAnotherTabAddedWhileTheOrderWasPlacedIsStillThere(): void
    {
        $this->order(7);
        $this->shop->cart->items = ['a' => self::item(3), 'b' => self::item(1), 'c' => self::item(4)];

        $this->receive(7);

        self::assertSame(['a' => 1, 'c' => 4], array_map(static fn(array $item): mixed => $item['quantity'], $this->shop->cart->items));
        self::assertSame(1, $this->shop->cart->calculated);
    }

    public function testAnOrderOfEverythingLeavesAnEmptyCart(): void
    {
        $this->order(7);
        $this->receive(7);

        self::assertSame([[], 0], [$this->shop->cart->items, $this->shop->cart->calculated]);
    }

    /** The receipt empties the cart at each visit. */
    public function testASecondLookAtTheReceiptTakesNothingOfTheNewCart(): void
    {
        $this->order(7);
        $this->receive(7);
        $this->shop->cart->items = ['c' => self::item(2)];
        $this->shop->cart->coupons = ['mua-thu'];

        $this->receive(7);

        self::assertSame(['c'], array_keys($this->shop->cart->items));
        self::assertSame(['mua-thu'], $this->shop->cart->coupons);
    }

    public function testTheCouponsOfTheOrderGoWithIt(): void
    {
        $this->shop->cart->coupons = ['mua-thu'];
        $this->order(7);
        $this->shop->cart->items['c'] = self::item(1);

        $this->receive(7);

        self::assertSame([['c'], []], [array_keys($this->shop->cart->items), $this->shop->cart->coupons]);
    }

    public function testAVisitorWhoEmptiesTheCartHasAnEmptyCart(): void
    {
        $this->order(7);
        $this->shop->cart->items['c'] = self::item(1);

        // Another request: no receipt, nothing to be paid.
        $this->request()->empty_cart();

        self::assertSame([], $this->shop->cart->items);
    }

    public function testAReceiptOfSomebodyElsesOrderEmptiesAsTheShopDoes(): void
    {
        $this->order(7);
        $this->shop->cart->items['c'] = self::item(1);

        $this->receive(8);

        self::assertSame([], $this->shop->cart->items);
    }

    /** @return iterable<string, array{string, list<string>}> */
    public static function statuses(): iterable
    {
        yield 'paid' => ['processing', ['c']];
        yield 'on hold' => ['on-hold', ['c']];
        yield 'not yet paid' => ['pending', []];
        yield 'failed' => ['failed', []];
        yield 'cancelled' => ['cancelled', []];
    }

    /** Some ways of paying come back to another page than the receipt. @param list<string> $left */
    #[DataProvider('statuses')]
    public function testAnOrderThatWasPaidElsewhereIsKnownByTheSession(string $status, array $left): void
    {
        $this->order(7);
        Shop::$things[7] = new \WC_Order(7, $status);
        $this->shop->cart->items['c'] = self::item(1);
        $this->shop->session->set('order_awaiting_payment', 7);

        $this->request()->empty_cart();

        self::assertSame($left, array_keys($this->shop->cart->items));
    }

    public function testTheRequestThatMakesTheOrderMayEmptyTheCartItself(): void
    {
        $this->request();
        do_action('woocommerce_store_api_checkout_order_processed', new \WC_Order(7));
        $this->shop->cart->items['c'] = self::item(1);
        $this->shop->cart->empty_cart();

        self::assertSame(['c'], array_keys($this->shop->cart->items));
    }

    public function testTheLastFiveOrdersAreRemembered(): void
    {
        array_map($this->order(...), [1, 2, 3, 4, 5, 6]);

        self::assertSame([2, 3, 4, 5, 6], array_keys($this->shop->session->get(OrderedItems::KEY)));
    }

    public function testHalfAMetreAndNonsenseAreCountedAsFarAsTheyGo(): void
    {
        $this->shop->cart->items = ['a' => self::item(1.5), 'b' => ['quantity' => 'x']];
        $this->order(7);
        $this->shop->cart->items['a'] = self::item(2);

        $this->receive(7);

        self::assertEquals(['a' => self::item(0.5)], $this->shop->cart->items);
    }

    public function testWithoutAShopOrWithAnotherThingThanAnOrderNothingHappens(): void
    {
        $this->request();
        do_action('woocommerce_checkout_order_created', 7);
        self::assertSame([], $this->shop->session->data);

        Shop::$woocommerce = null;
        do_action('woocommerce_checkout_order_created', new \WC_Order(7));
        do_action('woocommerce_before_cart_emptied');
        do_action('woocommerce_cart_emptied');
        self::assertSame([], $this->shop->session->data);
    }

    /** @return array<string, mixed> */
    private static function item(int|float $quantity): array
    {
        return ['product_id' => 7, 'quantity' => $quantity];
    }

    /** A request begins: objects of the last one are gone. */
    private function request(): \WC_Cart
    {
        Hooks::reset();
        (new OrderedItems(new PluginShop()))->register();
        return $this->shop->cart;
    }

    private function order(int $id): void
    {
        $this->request();
        do_action('woocommerce_checkout_order_created', new \WC_Order($id));
    }

    /** The page "order received". */
    private function receive(int $id): void
    {
        Site::$query['order-received'] = (string) $id;
        $this->request()->empty_cart();
        Site::$query = [];
    }
}
