<?php

declare(strict_types=1);

namespace Mullion\SocialLogin;

defined('ABSPATH') || exit;

/** Somebody who can say who a visitor is. */
interface Provider
{
    public function id(): string;

    /** As visitors know it. */
    public function label(): string;

    /** Where the visitor is sent; `$state` comes back with the answer. */
    public function address(Attempt $attempt, string $state): string;

    /**
     * Asks who has come back with `$code`.
     *
     * @throws LoginError
     */
    public function identify(string $code, Attempt $attempt): Identity;

    /** The issuer that an answer has to name if it names one (RFC 9207); null where the provider has none. */
    public function issuer(): ?string;
}
