<?php

declare(strict_types=1);

namespace Mullion\Tests\Cart;

use Mullion\Admin\CartLosses;
use Mullion\Cart\LossCount;
use Mullion\Endpoint\RateLimit;
use Mullion\Tests\PluginTestCase;
use Mullion\Tests\World\Site;

/** The owner's numbers of carts that were saved from a loss. */
final class LossCountTest extends PluginTestCase
{
    private LossCount $count;

    protected function setUp(): void
    {
        parent::setUp();
        RateLimit::install();
        $this->count = new LossCount();
    }

    public function testEachKindHasOneNumberADayAndNothingOfTheVisitor(): void
    {
        $this->count->count(LossCount::MERGED);
        $this->count->count(LossCount::MERGED);
        $this->count->count(LossCount::REPEATED);

        self::assertSame([2, 1], [$this->count->last(LossCount::MERGED), $this->count->last(LossCount::REPEATED)]);
        $rows = $GLOBALS['wpdb']->get_results('SELECT bucket, hits FROM wp_mullion_limits ORDER BY bucket');
        $today = gmdate('Y-m-d');
        self::assertSame(["cart-merged:{$today}" => '2', "cart-repeated:{$today}" => '1'], array_column($rows, 'hits', 'bucket'));
    }

    public function testAfterThirtyDaysItIsNotCountedAndThenForgotten(): void
    {
        $this->count->count(LossCount::MERGED);

        Site::$ahead = 29 * 86400;
        self::assertSame(1, $this->count->last(LossCount::MERGED));
        Site::$ahead = 30 * 86400;
        self::assertSame(0, $this->count->last(LossCount::MERGED));
        Site::$ahead = 32 * 86400;
        (new RateLimit())->forget();
        self::assertSame([], $GLOBALS['wpdb']->get_results('SELECT * FROM wp_mullion_limits'));
    }

    public function testTheOwnerOrCodeSwitchesItOff(): void
    {
        Site::$options[LossCount::OPTION] = CartLosses::section()->sanitize([], []);
        $this->count->count(LossCount::MERGED);
        Site::$options[LossCount::OPTION] = ['counted' => true];
        add_filter('mullion_count_cart_losses', __return_false(...));
        $this->count->count(LossCount::MERGED);

        self::assertSame([], $GLOBALS['wpdb']->get_results('SELECT * FROM wp_mullion_limits'));
        self::assertStringContainsString('Not counted', self::printed((new CartLosses($this->count))->show(...)));
    }

    public function testTheOverviewShowsBothNumbers(): void
    {
        array_map($this->count->count(...), [LossCount::MERGED, LossCount::REPEATED, LossCount::REPEATED]);

        $html = self::printed((new CartLosses($this->count))->show(...));

        self::assertMatchesRegularExpression('#two requests overlapped</th><td>1</td>.*counted once</th><td>2</td>#s', $html);
    }
}
