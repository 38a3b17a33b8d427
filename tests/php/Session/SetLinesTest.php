<?php

declare(strict_types=1);

namespace Mullion\Tests\Session;

use Mullion\Session\SetLines;
use Mullion\Tests\PluginTestCase;
use Mullion\Tests\World\Shop;

/** What WooCommerce tells of a request, as a mark in its session. */
final class SetLinesTest extends PluginTestCase
{
    private \WC_Session $session;
    private SetLines $lines;

    protected function setUp(): void
    {
        parent::setUp();
        Shop::open();
        $this->session = new \WC_Session();
        $this->lines = SetLines::watched($this->session);
    }

    public function testALineThatIsSetHasAnotherMarkEachTime(): void
    {
        $this->set('a', 3);
        $first = $this->marks();
        $this->set('a', 4);

        self::assertSame(['a'], array_keys($this->marks()));
        self::assertNotSame($first, $this->marks());
        self::assertSame(['a'], $this->lines->ofRequest());
    }

    public function testALineThatIsPutBackHasOne(): void
    {
        do_action('woocommerce_cart_item_restored', 'a', null);

        self::assertSame(['a'], array_keys($this->marks()));
    }

    public function testAnAddToALineThatIsThereIsNoSetting(): void
    {
        $this->set('a', 3);
        $before = $this->marks();
        $this->set('a', 4);
        do_action('woocommerce_add_to_cart', 'a');
        self::assertSame($before, $this->marks(), 'The mark of the setting before it stays.');

        $this->set('b', 2);
        do_action('woocommerce_add_to_cart', 'b');
        self::assertSame($before, $this->marks());
        self::assertNotContains('b', $this->lines->ofRequest());
    }

    public function testANumberThatStaysIsNoSetting(): void
    {
        do_action('woocommerce_after_cart_item_quantity_update', 'a', 3, 3.0, null);

        self::assertSame([], $this->marks());
    }

    public function testAnEmptiedCartHasNone(): void
    {
        $this->set('a', 3);
        do_action('woocommerce_cart_emptied');

        self::assertNull($this->session->get(SetLines::KEY));
    }

    public function testTheLastTwentyAreKnown(): void
    {
        for ($line = 1; $line <= 25; $line++) {
            $this->set("line-{$line}", 2);
        }

        self::assertCount(20, $this->marks());
        self::assertArrayHasKey('line-25', $this->marks());
    }

    private function set(string $line, int $quantity): void
    {
        do_action('woocommerce_after_cart_item_quantity_update', $line, $quantity, 1, null);
    }

    /** @return array<string, string> */
    private function marks(): array
    {
        return $this->session->get(SetLines::KEY) ?? [];
    }
}
