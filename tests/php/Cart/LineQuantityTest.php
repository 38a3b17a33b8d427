<?php

declare(strict_types=1);

namespace Mullion\Tests\Cart;

use Mullion\Cart\LineQuantity;
use Mullion\Cart\RequestLog;
use Mullion\Cart\Shop as PluginShop;
use Mullion\Cart\StateFragment;
use Mullion\Tests\PluginTestCase;
use Mullion\Tests\World\Answered;
use Mullion\Tests\World\Shop;
use PHPUnit\Framework\Attributes\DataProvider;

/** A line's quantity set from the mini-cart. */
final class LineQuantityTest extends PluginTestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        $product = new \WC_Product(5);
        Shop::open([
            'a' => ['product_id' => 7, 'quantity' => 1, 'data' => $product],
            'b' => ['product_id' => 7, 'quantity' => 2, 'data' => $product],
        ]);
    }

    protected function tearDown(): void
    {
        unset($_SERVER['HTTP_SEC_FETCH_SITE']);
        $_POST = [];
        parent::tearDown();
    }

    public function testItIsSetAndTheRequestIsInTheLog(): void
    {
        $_POST['mullion_request'] = 'klickeins1';

        self::assertArrayHasKey('fragments', self::ask('a', '3')->json);
        self::assertSame(3, WC()?->cart->items['a']['quantity']);
        self::assertSame(['klickeins1'], WC()?->session->get(RequestLog::KEY));
    }

    public function testNoneTakesTheLineAway(): void
    {
        self::ask('a', '0');

        self::assertSame(['b'], array_keys(WC()?->cart->items));
    }

    /** Words in the place of the field are how a plugin fixes a gift or a deposit on the cart's page. */
    public function testALineThatAPluginHasFixedStaysAndOffersNoSteps(): void
    {
        $words = static fn(string $field, string $key): string => $key === 'a' ? '1 × tặng' : $field;
        add_filter('woocommerce_cart_item_quantity', $words, 10, 2);
        self::ask('a', '2');
        $shop = new PluginShop();
        $fragments = (new StateFragment($shop, new RequestLog($shop)))->add([]);

        self::assertSame(1, WC()?->cart->items['a']['quantity']);
        self::assertStringContainsString('"lines":[{"key":"b"', $fragments[StateFragment::SELECTOR] ?? '');
    }

    /** @return iterable<string, array{mixed, mixed}> */
    public static function refused(): iterable
    {
        yield 'more than one line may hold' => ['a', '6'];
        yield 'more than the stock, with the other line' => ['a', '4'];
        yield 'not in steps' => ['a', '1.5'];
        yield 'below none' => ['a', '-1'];
        yield 'no number' => ['a', 'x'];
        yield 'a list' => ['a', ['2']];
        yield 'no quantity' => ['a', ''];
        yield 'the line of another cart' => ['z', '1'];
        yield 'a list of lines' => [['a'], '1'];
    }

    #[DataProvider('refused')]
    public function testWhatCannotBeIsRefusedWithWordsAndChangesNothing(mixed $key, mixed $quantity): void
    {
        $before = WC()?->cart->items;

        $answer = self::ask($key, $quantity);

        self::assertFalse($answer->json['success']);
        self::assertNotSame('', $answer->json['data']['message']);
        self::assertSame($before, WC()?->cart->items);
    }

    public function testAPluginRefusesInItsOwnWordsWhichNoLaterPageSaysAgain(): void
    {
        add_filter('woocommerce_update_cart_validation', static function (): bool {
            wc_set_notices(['error' => [['notice' => '<b>Only on</b> Mondays']]]);
            return false;
        });

        self::assertSame('Only on Mondays', self::ask('a', '2')->json['data']['message']);
        self::assertSame([], wc_get_notices());
    }

    public function testAnotherSitesPageChangesNothing(): void
    {
        $_SERVER['HTTP_SEC_FETCH_SITE'] = 'cross-site';

        self::assertFalse(self::ask('a', '2')->json['success']);
        self::assertSame(1, WC()?->cart->items['a']['quantity']);
    }

    private static function ask(mixed $key, mixed $quantity): Answered
    {
        $_POST = ['cart_item_key' => $key, 'quantity' => $quantity] + $_POST;
        $shop = new PluginShop();
        return self::answerTo((new LineQuantity($shop, new RequestLog($shop)))->answer(...));
    }
}
