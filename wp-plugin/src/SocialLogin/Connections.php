<?php

declare(strict_types=1);

namespace Mullion\SocialLogin;

use Mullion\Site\Database;
use Mullion\Site\Network;

defined('ABSPATH') || exit;

/** Which identity belongs to which account. The key is provider and subject, never an address. */
final class Connections
{
    public const TABLE = 'logins';

    /** Seconds after which a reserved place whose account was not made may be taken again. */
    private const PATIENCE = 60;

    /** The account of an identity; 0 for none. */
    public function account(Identity $identity): int
    {
        $database = Database::get();
        // phpcs:ignore WordPress.DB -- our own table.
        $user = $database->get_var((string) $database->prepare(
            'SELECT user_id FROM %i WHERE identity = %s',
            self::table(),
            $identity->key(),
        ));
        return is_numeric($user) ? (int) $user : 0;
    }

    /**
     * Connects an identity to an account.
     *
     * @param string $proved The address that its person has proved to have; empty for none.
     *
     * @return bool False when it is connected, or being connected, already.
     */
    public function add(Identity $identity, int $user, string $proved = ''): bool
    {
        return $this->reserve($identity) && $this->assign($identity, $user, $proved);
    }

    /**
     * Takes an identity's place before its account is made: of two requests at once, one makes it. A
     * place whose account was not made within a minute may be taken again.
     */
    public function reserve(Identity $identity): bool
    {
        $database = Database::get();
        $now = gmdate('Y-m-d H:i:s');
        $first = 'INSERT IGNORE INTO %i (identity, provider, subject, email, user_id, created)
            VALUES (%s, %s, %s, %s, 0, %s)';
        $values = [self::table(), $identity->key(), $identity->provider, $identity->subject, $identity->email, $now];
        $again = 'UPDATE %i SET created = %s WHERE identity = %s AND user_id = 0 AND created < %s';
        $since = [self::table(), $now, $identity->key(), self::oldestReserved()];
        // phpcs:disable WordPress.DB -- our own table; every value has its place.
        return $database->query((string) $database->prepare($first, ...$values)) === 1
            || $database->query((string) $database->prepare($again, ...$since)) === 1;
        // phpcs:enable
    }

    /** Whether another request is making the account of an identity right now. */
    public function isReserved(Identity $identity): bool
    {
        $database = Database::get();
        $sql = 'SELECT COUNT(*) FROM %i WHERE identity = %s AND user_id = 0 AND created >= %s';
        // phpcs:ignore WordPress.DB -- our own table.
        $count = $database->get_var((string) $database->prepare(
            $sql,
            self::table(),
            $identity->key(),
            self::oldestReserved(),
        ));
        return (int) $count > 0;
    }

    /** Gives a reserved place to an account; `$proved` as for {@see add()}. */
    public function assign(Identity $identity, int $user, string $proved = ''): bool
    {
        // phpcs:ignore WordPress.DB -- our own table.
        return Database::get()->update(
            self::table(),
            ['user_id' => $user, 'proved' => strtolower($proved)],
            ['identity' => $identity->key(), 'user_id' => 0],
        ) === 1;
    }

    /** Gives a reserved place back. */
    public function release(Identity $identity): void
    {
        $this->remove($identity->key(), 0);
    }

    /**
     * The connections of an account, oldest first.
     *
     * @return list<array{identity: string, provider: string, subject: string, email: string, created: string}>
     */
    public function of(int $user): array
    {
        $database = Database::get();
        $sql = 'SELECT identity, provider, subject, email, created FROM %i WHERE user_id = %d ORDER BY created';
        // phpcs:ignore WordPress.DB -- our own table.
        $rows = $database->get_results((string) $database->prepare($sql, self::table(), $user), ARRAY_A);
        return self::rows($rows);
    }

    /**
     * @param mixed $rows As the database gives them.
     *
     * @return list<array{identity: string, provider: string, subject: string, email: string, created: string}>
     */
    public static function rows(mixed $rows): array
    {
        $text = static fn(array $row, string $name): string => is_string($row[$name] ?? null) ? $row[$name] : '';
        return array_map(static fn(array $row): array => [
            'identity' => $text($row, 'identity'),
            'provider' => $text($row, 'provider'),
            'subject' => $text($row, 'subject'),
            'email' => $text($row, 'email'),
            'created' => $text($row, 'created'),
        ], array_values(array_filter(is_array($rows) ? $rows : [], is_array(...))));
    }

    /** @return bool False when this account has no such connection. */
    public function remove(string $identity, int $user): bool
    {
        // phpcs:ignore WordPress.DB -- our own table.
        return Database::get()->delete(self::table(), ['identity' => $identity, 'user_id' => $user]) === 1;
    }

    /**
     * Removes those of an account whose person has not proved this address: they may be somebody else's. Also on
     * the network's other sites, as it is the same account there.
     */
    public function removeUnproved(int $user, string $address): void
    {
        Network::each(static function () use ($user, $address): void {
            $database = Database::get();
            $sql = 'DELETE FROM %i WHERE user_id = %d AND proved <> %s';
            // phpcs:ignore WordPress.DB -- our own table.
            $database->query((string) $database->prepare($sql, self::table(), $user, strtolower($address)));
        }, onlyOurs: true);
    }

    /** Hooked to `deleted_user`, and for the eraser; who is gone from the whole network is gone from each site. */
    public function removeAll(mixed $user): int
    {
        if (!is_numeric($user)) {
            return 0;
        }
        $removed = 0;
        $remove = static function () use ($user, &$removed): void {
            // phpcs:ignore WordPress.DB -- our own table.
            $removed += (int) Database::get()->delete(self::table(), ['user_id' => (int) $user]);
        };
        get_userdata((int) $user) === false ? Network::each($remove, onlyOurs: true) : $remove();
        return $removed;
    }

    public static function install(): void
    {
        Database::create(self::TABLE, 'identity char(64) NOT NULL,
            provider varchar(20) NOT NULL,
            subject varchar(255) NOT NULL,
            email varchar(100) NOT NULL DEFAULT \'\',
            proved varchar(100) NOT NULL DEFAULT \'\',
            user_id bigint unsigned NOT NULL,
            created datetime NOT NULL,
            PRIMARY KEY  (identity),
            KEY user_id (user_id)');
    }

    public static function uninstall(): void
    {
        Database::drop(self::TABLE);
    }

    /** What was reserved before this moment, in UTC as the table has it, may be taken again. */
    private static function oldestReserved(): string
    {
        return gmdate('Y-m-d H:i:s', time() - self::PATIENCE);
    }

    private static function table(): string
    {
        return Database::table(self::TABLE);
    }
}
