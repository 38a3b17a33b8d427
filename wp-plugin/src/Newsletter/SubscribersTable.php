<?php

declare(strict_types=1);

namespace Mullion\Newsletter;

use Mullion\Attribution\Origin;
use Mullion\Site\Database;

defined('ABSPATH') || exit;

/** The table of subscribers, and statements on it: `%i` is its name, and comes first. */
final class SubscribersTable
{
    private const TABLE = 'subscribers';

    // phpcs:disable WordPress.DB -- our own table; every statement is prepared.

    public static function install(): void
    {
        $origin = '';
        foreach (Origin::FIELDS as $name => $length) {
            $origin .= "{$name} varchar({$length}) NOT NULL DEFAULT '',\n";
        }
        Database::create(self::TABLE, "id bigint unsigned NOT NULL AUTO_INCREMENT,
            email varchar(190) NOT NULL,
            status varchar(12) NOT NULL,
            secret char(64) NOT NULL,
            consent text NOT NULL,
            consent_version varchar(12) NOT NULL,
            source varchar(500) NOT NULL,
            address_hash varchar(64) NOT NULL,
            created bigint unsigned NOT NULL,
            confirmed bigint unsigned NOT NULL DEFAULT 0,
            unsubscribed bigint unsigned NOT NULL DEFAULT 0,
            asked text,
            history longtext,
            {$origin}PRIMARY KEY  (id),
            UNIQUE KEY email (email),
            KEY status (status,created)");
    }

    public static function uninstall(): void
    {
        Database::drop(self::TABLE);
    }

    /**
     * @param list<string|int> $values
     *
     * @return int Rows that were changed.
     */
    public static function run(string $statement, array $values): int
    {
        return (int) Database::get()->query(self::prepare($statement, $values));
    }

    /**
     * @param list<string|int> $values
     *
     * @return list<Subscriber>
     */
    public static function rows(string $statement, array $values): array
    {
        $rows = Database::get()->get_results(self::prepare($statement, $values), ARRAY_A);
        return array_map(
            Subscriber::fromRow(...),
            array_values(array_filter(is_array($rows) ? $rows : [], is_array(...))),
        );
    }

    /** @param list<string|int> $values */
    public static function number(string $statement, array $values): int
    {
        return (int) Database::get()->get_var(self::prepare($statement, $values));
    }

    /** @param list<string|int> $values */
    private static function prepare(string $statement, array $values): string
    {
        // @phpstan-ignore argument.type (statements of this plugin, and values only by placeholders)
        return (string) Database::get()->prepare($statement, Database::table(self::TABLE), ...$values);
    }
}
