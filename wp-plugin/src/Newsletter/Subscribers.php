<?php

declare(strict_types=1);

namespace Mullion\Newsletter;

use Mullion\Attribution\Origin;
use Mullion\Site\Database;

defined('ABSPATH') || exit;

/** The table of subscribers; one row for an address, however often and at once it is posted. */
final class Subscribers implements Store
{
    /** Adds a row unless the address has one. */
    public function add(string $email, Consent $consent): void
    {
        $columns = implode(', ', array_keys(Origin::FIELDS));
        $places = implode(', ', array_fill(0, count(Origin::FIELDS), '%s'));
        // The second of two at once changes nothing.
        SubscribersTable::run(
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

    /** Keeps the latest consent of who has not confirmed yet, and where they came from then. */
    public function renew(int $id, Consent $consent): void
    {
        $columns = implode(' = %s, ', array_keys(Origin::FIELDS));
        SubscribersTable::run(
            "UPDATE %i SET consent = %s, consent_version = %s, source = %s, address_hash = %s, created = %d,
                {$columns} = %s
            WHERE id = %d AND status = %s",
            [
                $consent->text,
                $consent->version(),
                $consent->source,
                $consent->addressHash,
                $consent->time,
                ...$consent->origin->all(),
                $id,
                Status::Pending->value,
            ],
        );
    }

    /** @return bool Whether this call did it: of two at once, one does. */
    public function confirm(int $id, int $now): bool
    {
        $done = 'UPDATE %i SET status = %s, confirmed = %d WHERE id = %d AND status = %s';
        return SubscribersTable::run($done, [Status::Confirmed->value, $now, $id, Status::Pending->value]) > 0;
    }

    /** @return bool Whether this call did it. */
    public function unsubscribe(int $id, int $now): bool
    {
        $done = 'UPDATE %i SET status = %s, unsubscribed = %d WHERE id = %d AND status <> %s';
        return SubscribersTable::run($done, [Status::Unsubscribed->value, $now, $id, Status::Unsubscribed->value]) > 0;
    }

    public function delete(int $id): bool
    {
        return SubscribersTable::run('DELETE FROM %i WHERE id = %d', [$id]) > 0;
    }

    /** Forgets who never confirmed: of who ever did, the proof stays. */
    public function forgetPending(int $before): void
    {
        $done = 'DELETE FROM %i WHERE status = %s AND confirmed = 0 AND created < %d';
        SubscribersTable::run($done, [Status::Pending->value, $before]);
    }

    public function byId(int $id): ?Subscriber
    {
        return SubscribersTable::rows('SELECT * FROM %i WHERE id = %d', [$id])[0] ?? null;
    }

    public function byEmail(string $email): ?Subscriber
    {
        return SubscribersTable::rows('SELECT * FROM %i WHERE email = %s', [Submission::normal($email)])[0] ?? null;
    }

    public function page(string $search, int $from, int $count, ?Status $status = null): array
    {
        [$where, $values] = $this->where($search, $status);
        return SubscribersTable::rows(
            "SELECT * FROM %i WHERE {$where} ORDER BY id DESC LIMIT %d OFFSET %d",
            [...$values, $count, $from],
        );
    }

    public function after(int $after, int $count): array
    {
        return SubscribersTable::rows('SELECT * FROM %i WHERE id > %d ORDER BY id LIMIT %d', [$after, $count]);
    }

    public function count(string $search, ?Status $status = null): int
    {
        [$where, $values] = $this->where($search, $status);
        return SubscribersTable::number("SELECT COUNT(*) FROM %i WHERE {$where}", $values);
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
}
