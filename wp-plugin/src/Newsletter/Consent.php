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

    /** Tells texts apart without comparing them: the same text has the same version. */
    public function version(): string
    {
        return substr(hash('sha256', $this->text), 0, 12);
    }
}
