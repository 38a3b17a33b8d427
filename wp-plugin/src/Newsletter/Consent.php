<?php

declare(strict_types=1);

namespace Mullion\Newsletter;

use Mullion\Attribution\Origin;

defined('ABSPATH') || exit;

/** What a visitor agreed to, where and when: kept as proof; and where they had come from. */
final class Consent
{
    public function __construct(
        public readonly string $text,
        /** Address of the page with the form, without its query: that may hold personal data. */
        public readonly string $source,
        /** Keyed hash of the visitor's address; the address itself is kept nowhere. */
        public readonly string $addressHash,
        public readonly int $time,
        public readonly Origin $origin,
    ) {}

    /** As it waits for a confirmation: {@see of()} reads it. */
    public function json(): string
    {
        return (string) wp_json_encode([
            'text' => $this->text,
            'source' => $this->source,
            'addressHash' => $this->addressHash,
            'time' => $this->time,
            'origin' => $this->origin->values,
        ]);
    }

    /** @return self|null Null where it is no consent. */
    public static function of(string $json): ?self
    {
        $value = json_decode($json, true);
        if (!is_array($value) || !is_string($value['text'] ?? null)) {
            return null;
        }
        $text = static fn(string $name): string => is_string($value[$name] ?? null) ? $value[$name] : '';
        return new self(
            text: $text('text'),
            source: $text('source'),
            addressHash: $text('addressHash'),
            time: is_int($value['time'] ?? null) ? $value['time'] : 0,
            origin: Origin::of(is_array($value['origin'] ?? null) ? $value['origin'] : []),
        );
    }

    /** Tells texts apart without comparing them: the same text has the same version. */
    public function version(): string
    {
        return substr(hash('sha256', $this->text), 0, 12);
    }
}
