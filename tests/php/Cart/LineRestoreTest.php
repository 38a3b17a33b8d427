<?php

declare(strict_types=1);

namespace Mullion\Tests\Cart;

use Mullion\Cart\LineRestore;
use Mullion\Cart\RequestLog;
use Mullion\Cart\Shop as PluginShop;
use Mullion\Tests\PluginTestCase;
use Mullion\Tests\World\Answered;
use Mullion\Tests\World\Shop;
use PHPUnit\Framework\Attributes\DataProvider;

/** A line that was removed in the mini-cart is put back. */
final class LineRestoreTest extends PluginTestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        Shop::$things = [7 => new \WC_Product(3)];
        $line = ['product_id' => 7, 'variation_id' => 0, 'quantity' => 2];
        Shop::open(['b' => ['quantity' => 1, 'data' => new \WC_Product(3)] + $line])
            ->cart->removed_cart_contents = ['a' => $line, 'gone' => ['product_id' => 8] + $line, 'broken' => 'x'];
    }

    protected function tearDown(): void
    {
        unset($_SERVER['HTTP_SEC_FETCH_SITE']);
        $_POST = [];
        parent::tearDown();
    }

    public function testItIsBackWithItsQuantityAndTheRequestIsInTheLog(): void
    {
        $_POST['mullion_request'] = 'klickeins1';

        self::assertArrayHasKey('fragments', self::ask('a')->json);
        self::assertSame(2, WC()?->cart->items['a']['quantity']);
        self::assertSame(['klickeins1'], WC()?->session->get(RequestLog::KEY));
    }

    public function testALineThatWasAddedAgainKeepsItsQuantity(): void
    {
        Shop::$woocommerce->cart->items['a'] = ['product_id' => 7, 'quantity' => 1, 'data' => new \WC_Product(3)];

        self::assertArrayHasKey('fragments', self::ask('a')->json);
        self::assertSame(1, WC()?->cart->items['a']['quantity']);
    }

    /** @return iterable<string, array{mixed}> */
    public static function refused(): iterable
    {
        yield 'a line that was never removed' => ['b'];
        yield 'the line of another cart' => ['z'];
        yield 'a product that is no more' => ['gone'];
        yield 'what another plugin has broken' => ['broken'];
        yield 'nothing' => [''];
        yield 'a list' => [['a']];
    }

    #[DataProvider('refused')]
    public function testWhatCannotBeIsRefusedWithWordsAndChangesNothing(mixed $key): void
    {
        self::refuses($key);
    }

    public function testTheStockHasToDoForAllLinesOfTheProduct(): void
    {
        Shop::$woocommerce->cart->items['b']['quantity'] = 2;

        self::refuses('a');
    }

    public function testWhatIsSoldOutMeanwhileIsRefused(): void
    {
        Shop::$things = [7 => new \WC_Product(0)];

        self::refuses('a');
    }

    public function testThePluginThatForbidsItSaysWhyAndNoLaterPageSaysItAgain(): void
    {
        add_action('woocommerce_restore_cart_item', static function (string $key): void {
            wc_set_notices(['error' => [['notice' => '<b>Only on</b> Mondays']]]);
            unset(WC()->cart->removed_cart_contents[$key]);
        });

        self::assertSame('Only on Mondays', self::ask('a')->json['data']['message']);
        self::assertSame([], wc_get_notices());
    }

    public function testAnotherSitesPageChangesNothing(): void
    {
        $_SERVER['HTTP_SEC_FETCH_SITE'] = 'cross-site';

        self::refuses('a');
    }

    private static function refuses(mixed $key): void
    {
        $before = WC()?->cart->items;

        $answer = self::ask($key);

        self::assertFalse($answer->json['success']);
        self::assertNotSame('', $answer->json['data']['message']);
        self::assertSame($before, WC()?->cart->items);
    }

    private static function ask(mixed $key): Answered
    {
        $_POST = ['cart_item_key' => $key] + $_POST;
        $shop = new PluginShop();
        return self::answerTo((new LineRestore($shop, new RequestLog($shop)))->answer(...));
    }
}
