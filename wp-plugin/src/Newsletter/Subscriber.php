<?php

declare(strict_types=1);

namespace Mullion\Newsletter;

use Mullion\Attribution\Origin;

defined('ABSPATH') || exit;

/** One row of the table. Times are seconds since 1970, 0 for what has not happened. */
final class Subscriber
{
    public function __construct(
        public readonly int $id,
        public readonly string $email,
        public readonly Status $status,
        /** Signs this subscriber's links; gone with the row, and with it they are. */
        public readonly string $secret,
        public readonly string $consent,
        public readonly string $consentVersion,
        /** Address of the page with the form; where the visitor came from before is the origin. */
        public readonly string $source,
        public readonly int $created,
        public readonly int $confirmed,
        public readonly int $unsubscribed,
        public readonly Origin $origin,
        /** Keyed hash of the network address that the consent came from. */
        public readonly string $addressHash = '',
        /** Of who has unsubscribed and asks to come back: the consent, as {@see Consent::json()} writes it. */
        public readonly string $asked = '',
        /** @var list<array<string, string|int>> What the row proved before they came back, oldest first. */
        public readonly array $history = [],
    ) {}

    /** @param array<mixed> $row As the database gives it. */
    public static function fromRow(array $row): self
    {
        $text = static fn(string $key): string => is_scalar($row[$key] ?? null) ? (string) $row[$key] : '';
        return new self(
            id: (int) $text('id'),
            email: $text('email'),
            status: Status::tryFrom($text('status')) ?? Status::Pending,
            secret: $text('secret'),
            consent: $text('consent'),
            consentVersion: $text('consent_version'),
            source: $text('source'),
            created: (int) $text('created'),
            confirmed: (int) $text('confirmed'),
            unsubscribed: (int) $text('unsubscribed'),
            origin: Origin::of($row),
            addressHash: $text('address_hash'),
            asked: $text('asked'),
            history: self::proofs($text('history')),
        );
    }

    /** @return list<array<string, string|int>> */
    private static function proofs(string $json): array
    {
        $proofs = [];
        foreach ((array) json_decode($json, true) as $proof) {
            if (is_array($proof)) {
                $proofs[] = array_filter(
                    $proof,
                    static fn(mixed $value, int|string $key): bool => is_string($key)
                        && (is_string($value) || is_int($value)),
                    ARRAY_FILTER_USE_BOTH,
                );
            }
        }
        return $proofs;
    }

    /** When they last left the list, also where they have come back since; 0 for never. */
    public function lastLeft(): int
    {
        $before = $this->history[array_key_last($this->history) ?? 0]['unsubscribed'] ?? 0;
        return $this->unsubscribed ?: (int) $before;
    }

    /**
     * That they agreed, confirmed and left, and when.
     *
     * @return array<string, string|int>
     */
    public function proof(): array
    {
        return [
            'consent' => $this->consent,
            'source' => $this->source,
            'address_hash' => $this->addressHash,
            'created' => $this->created,
            'confirmed' => $this->confirmed,
            'unsubscribed' => $this->unsubscribed,
        ];
    }

    /**
     * What hooks are told: all but the secret.
     *
     * @return array{id: int, email: string, status: string, source: string, created: int}
     */
    public function details(): array
    {
        return [
            'id' => $this->id,
            'email' => $this->email,
            'status' => $this->status->value,
            'source' => $this->source,
            'created' => $this->created,
        ];
    }
}
