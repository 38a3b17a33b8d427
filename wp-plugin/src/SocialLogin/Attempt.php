<?php

declare(strict_types=1);

namespace Mullion\SocialLogin;

defined('ABSPATH') || exit;

/** One visit to a provider: what was asked, and what its answer is checked against. */
final class Attempt
{
    use Kept;

    public function __construct(
        public readonly string $provider,
        /** Where the visitor was. */
        public readonly string $redirect,
        /** Whether a popup shows it. */
        public readonly bool $isPopup = false,
        /** The name under which the page that opened the popup waits for the result. */
        public readonly string $channel = '',
        /** Who connects the provider to their account; 0 for a login. */
        public readonly int $user = 0,
        public readonly string $verifier = '',
        public readonly string $nonce = '',
    ) {}

    /** @param array<mixed> $data */
    public static function fromArray(array $data): self
    {
        return new self(
            self::text($data, 'provider'),
            self::text($data, 'redirect'),
            ($data['isPopup'] ?? null) === true,
            self::text($data, 'channel'),
            is_int($data['user'] ?? null) ? $data['user'] : 0,
            self::text($data, 'verifier'),
            self::text($data, 'nonce'),
        );
    }
}
