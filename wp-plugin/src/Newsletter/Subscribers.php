<?php

declare(strict_types=1);

namespace Mullion\Newsletter;

use Mullion\Attribution\Origin;
use Mullion\Site\Database;

defined('ABSPATH') || exit;

/** The table of subscribers; one row for an address, however often and at once it is posted. */
final class Subscribers implements Store
{
    private const TABLE = 'subscribers';

    // phpcs:disable WordPress.DB -- our own table; every statement is prepared in run() and rows().

    /** Adds a row unless the address has one. */
    public function add(string $email, Consent $consent): void
    {
        $columns = implode(', ', array_keys(Origin::FIELDS));
        $places = implode(', ', array_fill(0, count(Origin::FIELDS), '%s'));
        // The second of two at once changes nothing.
        $this->run(
            "INSERT INTO %i (email, status, secret, consent, consent_version, source, address_hash, created, {$columns})
            VALUES (%s, %s, %s, %s, %s, %s, %s, %d, {$places})
            ON DUPLICATE KEY UPDATE email = email",
            [
                $email,
                Status::Pending->value,
                bin2hex(random_bytes(32)),
                $consent->text,
                $consent->version(),
                $consent->source,
                $consent->addressHash,
                $consent->time,
                ...$consent->origin->all(),
            ],
        );
    }

    /** Keeps the latest consent of who is not, or no longer, a subscriber, and where they came from then. */
    public function renew(int $id, Consent $consent): void
    {
        $columns = implode(' = %s, ', array_keys(Origin::FIELDS));
        $this->run(
            "UPDATE %i SET status = %s, consent = %s, consent_version = %s, source = %s, address_hash = %s,
                created = %d, unsubscribed = 0, {$columns} = %s
            WHERE id = %d AND status <> %s",
            [
                Status::Pending->value,
                $consent->text,
                $consent->version(),
                $consent->source,
                $consent->addressHash,
                $consent->time,
                ...$consent->origin->all(),
                $id,
                Status::Confirmed->value,
            ],
        );
    }

    /** @return bool Whether this call did it: of two at once, one does. */
    public function confirm(int $id, int $now): bool
    {
        $done = 'UPDATE %i SET status = %s, confirmed = %d, unsubscribed = 0 WHERE id = %d AND status = %s';
        return $this->run($done, [Status::Confirmed->value, $now, $id, Status::Pending->value]) > 0;
    }

    /** @return bool Whether this call did it. */
    public function unsubscribe(int $id, int $now): bool
    {
        $done = 'UPDATE %i SET status = %s, unsubscribed = %d WHERE id = %d AND status <> %s';
        return $this->run($done, [Status::Unsubscribed->value, $now, $id, Status::Unsubscribed->value]) > 0;
    }

    public function delete(int $id): bool
    {
        return $this->run('DELETE FROM %i WHERE id = %d', [$id]) > 0;
    }

    /** Forgets who never confirmed. */
    public function forgetPending(int $before): void
    {
        $this->run('DELETE FROM %i WHERE status = %s AND created < %d', [Status::Pending->value, $before]);
    }

    public function byId(int $id): ?Subscriber
    {
        return $this->rows('SELECT * FROM %i WHERE id = %d', [$id])[0] ?? null;
    }

    public function byEmail(string $email): ?Subscriber
    {
        return $this->rows('SELECT * FROM %i WHERE email = %s', [Submission::normal($email)])[0] ?? null;
    }

    public function page(string $search, int $from, int $count, ?Status $status = null): array
    {
        [$where, $values] = $this->where($search, $status);
        return $this->rows(
            "SELECT * FROM %i WHERE {$where} ORDER BY id DESC LIMIT %d OFFSET %d",
            [...$values, $count, $from],
        );
    }

    public function after(int $after, int $count): array
    {
        return $this->rows('SELECT * FROM %i WHERE id > %d ORDER BY id LIMIT %d', [$after, $count]);
    }

    public function count(string $search, ?Status $status = null): int
    {
        [$where, $values] = $this->where($search, $status);
        return (int) Database::get()->get_var($this->prepare("SELECT COUNT(*) FROM %i WHERE {$where}", $values));
    }

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
            {$origin}PRIMARY KEY  (id),
            UNIQUE KEY email (email),
            KEY status (status,created)");
    }

    public static function uninstall(): void
    {
        Database::drop(self::TABLE);
    }

    /** @return array{string, list<string>} Part of a statement with placeholders, and their values. */
    private function where(string $search, ?Status $status): array
    {
        $parts = ['email LIKE %s'];
        $values = ['%' . Database::get()->esc_like($search) . '%'];
        return $status === null
            ? [$parts[0], $values]
            : ["{$parts[0]} AND status = %s", [...$values, $status->value]];
    }

    /** @param list<string|int> $values */
    private function run(string $statement, array $values): int
    {
        return (int) Database::get()->query($this->prepare($statement, $values));
    }

    /**
     * @param list<string|int> $values
     *
     * @return list<Subscriber>
     */
    private function rows(string $statement, array $values): array
    {
        $rows = Database::get()->get_results($this->prepare($statement, $values), ARRAY_A);
        return array_map(
            Subscriber::fromRow(...),
            array_values(array_filter(is_array($rows) ? $rows : [], is_array(...))),
        );
    }

    /** @param list<string|int> $values */
    private function prepare(string $statement, array $values): string
    {
        // @phpstan-ignore argument.type (the statements above, and values only by placeholders)
        return (string) Database::get()->prepare($statement, Database::table(self::TABLE), ...$values);
    }
}
