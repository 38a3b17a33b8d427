<?php

declare(strict_types=1);

namespace Mullion\Cart;

use Mullion\Endpoint\RateLimit;
use Mullion\Site\Database;

defined('ABSPATH') || exit;

/**
 * How often a cart would have lost or doubled something, for the owner: a number a day and nothing of the visitor.
 *
 * The rows stand among those of {@see RateLimit}, whose daily job forgets them. Nothing is asked of the database
 * until there is something to count.
 */
final class LossCount
{
    /** Whether it is counted; doesn't load with every page. */
    public const OPTION = 'mullion_cart_losses';

    /** Requests that overlapped, and the cart kept what both did. */
    public const MERGED = 'cart-merged';
    /** A request that came twice, and was carried out once. */
    public const REPEATED = 'cart-repeated';

    public const DAYS = 30;

    public static function install(): void
    {
        add_option(self::OPTION, [], '', false);
    }

    public static function uninstall(): void
    {
        delete_option(self::OPTION);
    }

    public function isOn(): bool
    {
        $option = get_option(self::OPTION);
        $isOn = !is_array($option) || ($option['counted'] ?? true) !== false;
        /**
         * Whether it is counted how often a cart was saved from a loss.
         *
         * @since 1.0.0
         *
         * @param bool $isOn What the owner's setting says.
         */
        return apply_filters('mullion_count_cart_losses', $isOn) === true;
    }

    /** @param self::MERGED|self::REPEATED $what */
    public function count(string $what): void
    {
        if (!$this->isOn()) {
            return;
        }
        $today = gmdate('Y-m-d', time());
        $database = Database::get();
        // phpcs:ignore WordPress.DB -- our own table.
        $database->query((string) $database->prepare(
            'INSERT INTO %i (bucket, hits, expires) VALUES (%s, 1, %d) ON DUPLICATE KEY UPDATE hits = hits + 1',
            Database::table(RateLimit::TABLE),
            "{$what}:{$today}",
            (int) strtotime("{$today} UTC") + (self::DAYS + 1) * DAY_IN_SECONDS,
        ));
    }

    /** @param self::MERGED|self::REPEATED $what @return int How often within the last 30 days, today among them. */
    public function last(string $what): int
    {
        $database = Database::get();
        // phpcs:ignore WordPress.DB -- our own table.
        return (int) $database->get_var((string) $database->prepare(
            'SELECT SUM(hits) FROM %i WHERE bucket LIKE %s AND expires > %d',
            Database::table(RateLimit::TABLE),
            "{$what}:%",
            time() + DAY_IN_SECONDS,
        ));
    }
}
