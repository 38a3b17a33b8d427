<?php

declare(strict_types=1);

namespace Mullion\Newsletter;

use Mullion\Attribution\Origin;

defined('ABSPATH') || exit;

/**
 * Who has unsubscribed and asks to come back. Anybody can post an address, so the row, which proves that they have
 * left, stays as it is until their own mailbox has confirmed; then what it proved becomes part of its history.
 */
final class Resubscriptions
{
    /** Keeps what was agreed to this time beside the row, for a day; after that the next one's. */
    public function ask(Subscriber $subscriber, Consent $consent): void
    {
        $before = Consent::of($subscriber->asked);
        if ($before !== null && $consent->time - $before->time <= DAY_IN_SECONDS) {
            return;
        }
        $done = 'UPDATE %i SET asked = %s WHERE id = %d AND status = %s';
        SubscribersTable::run($done, [$consent->json(), $subscriber->id, Status::Unsubscribed->value]);
    }

    /** Forgets that they asked. */
    public function decline(int $id): void
    {
        SubscribersTable::run('UPDATE %i SET asked = NULL WHERE id = %d', [$id]);
    }

    /** @return bool Whether this call did it: of two at once, one does. */
    public function confirm(Subscriber $subscriber, int $now): bool
    {
        $consent = $subscriber->status === Status::Unsubscribed ? Consent::of($subscriber->asked) : null;
        if ($consent === null) {
            return false;
        }
        $columns = implode(' = %s, ', array_keys(Origin::FIELDS));
        $done = "UPDATE %i SET status = %s, consent = %s, consent_version = %s, source = %s, address_hash = %s,
                created = %d, confirmed = %d, unsubscribed = 0, asked = NULL, history = %s, {$columns} = %s
            WHERE id = %d AND status = %s AND asked = %s";
        return SubscribersTable::run($done, [
            Status::Confirmed->value,
            $consent->text,
            $consent->version(),
            $consent->source,
            $consent->addressHash,
            $consent->time,
            $now,
            (string) wp_json_encode([...$subscriber->history, $subscriber->proof()]),
            ...$consent->origin->all(),
            $subscriber->id,
            Status::Unsubscribed->value,
            $subscriber->asked,
        ]) > 0;
    }
}
