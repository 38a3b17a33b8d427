<?php

declare(strict_types=1);

namespace Mullion\SocialLogin;

defined('ABSPATH') || exit;

/** OAuth 2 without OpenID Connect: a code is exchanged for a token, and the token for what is known of a person. */
abstract class PlainOAuth implements Provider
{
    /** @param array{authorize: string, token: string, person: string} $addresses */
    public function __construct(
        protected readonly string $client,
        protected readonly string $secret,
        protected readonly Http $http,
        protected readonly array $addresses,
    ) {}

    final public function issuer(): ?string
    {
        return null;
    }

    final public function address(Attempt $attempt, string $state): string
    {
        return $this->addresses['authorize'] . '?'
            . http_build_query($this->query($attempt, $state), '', '&', PHP_QUERY_RFC3986);
    }

    /** @return array<string, string> What the visitor is sent with. */
    abstract protected function query(Attempt $attempt, string $state): array;
}
