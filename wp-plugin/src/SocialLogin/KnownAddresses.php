<?php

declare(strict_types=1);

namespace Mullion\SocialLogin;

use Mullion\Site\Database;

defined('ABSPATH') || exit;

/** The e-mail addresses that came with connected logins: their account may have another. */
final class KnownAddresses
{
    /** Whose account was not made within this time, in seconds, has none: the request has died. */
    private const LIFE = 86400;

    /**
     * Of other accounts than `$user`: their own are known by their number.
     *
     * @return list<array{identity: string, provider: string, subject: string, email: string, created: string}>
     */
    public function find(string $address, int $user): array
    {
        if ($address === '') {
            return [];
        }
        $database = Database::get();
        $sql = 'SELECT identity, provider, subject, email, created FROM %i
            WHERE (email = %s OR proved = %s) AND (user_id = 0 OR user_id <> %d)';
        $values = [self::table(), $address, strtolower($address), $user];
        // phpcs:ignore WordPress.DB -- our own table.
        $rows = $database->get_results((string) $database->prepare($sql, ...$values), ARRAY_A);
        return Connections::rows($rows);
    }

    /** The connections stay: they are their accounts'. @return bool Whether there was something. */
    public function forget(string $address): bool
    {
        if ($address === '') {
            return false;
        }
        $database = Database::get();
        $reserved = 'DELETE FROM %i WHERE user_id = 0 AND email = %s';
        $column = 'UPDATE %i SET %i = \'\' WHERE %i = %s';
        // phpcs:disable WordPress.DB -- our own table.
        $count = (int) $database->query((string) $database->prepare($reserved, self::table(), $address));
        foreach (['email' => $address, 'proved' => strtolower($address)] as $name => $value) {
            $values = [self::table(), $name, $name, $value];
            $count += (int) $database->query((string) $database->prepare($column, ...$values));
        }
        // phpcs:enable
        return $count > 0;
    }

    /** Those for which no account was ever made. */
    public function forgetOld(): void
    {
        $database = Database::get();
        $before = gmdate('Y-m-d H:i:s', time() - self::LIFE);
        $sql = 'DELETE FROM %i WHERE user_id = 0 AND created < %s';
        // phpcs:ignore WordPress.DB -- our own table.
        $database->query((string) $database->prepare($sql, self::table(), $before));
    }

    private static function table(): string
    {
        return Database::table(Connections::TABLE);
    }
}
