<?php

declare(strict_types=1);

namespace Mullion\Tests\WordPress;

use Mullion\Cart\SpeculationRules;

/** WordPress older than 6.8 has no such rules: what is asked of the filter is what it would get. */
final class SpeculationRulesTest extends WordPressTestCase
{
    public function testCartCheckoutAndAccountAreNotFetchedAheadOfTheClick(): void
    {
        self::assertSame(['/theirs/*', '/gio-hang*', '/thanh-toan*', '/tai-khoan*'], self::excluded(['/theirs/*']));
    }

    public function testAShopWithPlainAddressesHasItsPagesByNumber(): void
    {
        add_filter('page_link', static fn(string $link, int $id): string => home_url("/?page_id={$id}"), 10, 2);
        $cart = wc_get_page_id('cart');

        self::assertContains("/*\\?*page_id={$cart}*", self::excluded([]));
    }

    public function testAShopWithoutTheseElementsExcludesNothing(): void
    {
        add_filter('option_woocommerce_cart_page_id', '__return_zero');

        self::assertNotContains('/gio-hang*', self::excluded([]));
        self::assertNotContains('*', self::excluded([]));
    }

    /** Each page of its own would be a query of every page view. */
    public function testThePagesAreReadInOneQuery(): void
    {
        global $wpdb;
        assert($wpdb instanceof \wpdb);
        wp_cache_flush();
        wp_load_alloptions();
        $before = $wpdb->num_queries;
        (new SpeculationRules())->prime();
        $primed = $wpdb->num_queries;
        self::excluded([]);

        self::assertSame([1, 0], [$primed - $before, $wpdb->num_queries - $primed]);
    }

    /** @param list<string> $before @return array<mixed> */
    private static function excluded(array $before): array
    {
        return apply_filters('wp_speculation_rules_href_exclude_paths', $before, 'prefetch');
    }
}
