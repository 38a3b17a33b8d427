<?php

declare(strict_types=1);

namespace Mullion\Tests\WordPress;

/** What a page view asks the database for because of us. */
final class PageCostTest extends WordPressTestCase
{
    /** The option with the providers' secrets doesn't load with the others. */
    public function testOnlyAPageWithALoginFormAsksForTheProviders(): void
    {
        update_option('mullion_social_login', ['oidc' => ['id' => 'shop', 'secret' => 's', 'issuer' => 'https://id.test', 'label' => 'ID']], false);

        self::assertSame([0, false], self::expected(['menu', 'sort']));
        self::assertSame([1, true], self::expected(['menu', 'social-login']));
    }

    /**
     * @param list<string> $names
     *
     * @return array{int, bool} Queries, and whether the buttons are expected then.
     */
    private static function expected(array $names): array
    {
        wp_cache_flush();
        wp_load_alloptions();
        $before = Database::wpdb()->num_queries;
        $expected = apply_filters('mullion_expected_widgets', $names);
        return [Database::wpdb()->num_queries - $before, in_array('social-login', $expected, true)];
    }
}
