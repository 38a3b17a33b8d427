<?php

declare(strict_types=1);

namespace Mullion\Tests\WordPress;

use Mullion\Session\SetLines;

/** An add of the blocks to a line that is there sets its quantity, and WooCommerce says nothing else of it. */
final class SetLinesTest extends WordPressTestCase
{
    public function testAnAddOfTheBlocksIsNoSetting(): void
    {
        $lines = SetLines::watched(WC()->session);
        self::dispatch('/wc/store/v1/cart/add-item');
        do_action('woocommerce_after_cart_item_quantity_update', 'a', 3, 2, WC()->cart);
        self::assertSame([], $lines->ofRequest());

        self::dispatch('/wc/store/v1/cart/update-item');
        do_action('woocommerce_after_cart_item_quantity_update', 'a', 4, 3, WC()->cart);
        self::assertSame(['a'], $lines->ofRequest(), 'The next of the batch.');
    }

    private static function dispatch(string $route): void
    {
        apply_filters('rest_dispatch_request', null, new \WP_REST_Request('POST', $route), $route, []);
    }
}
