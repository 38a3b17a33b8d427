<?php

declare(strict_types=1);

namespace Mullion\SocialLogin;

defined('ABSPATH') || exit;
// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- for the log, never for a page.

/** Who somebody is at a provider. Only issuer and subject tell people apart; the rest can change. */
final class Identity
{
    use Kept;

    public function __construct(
        public readonly string $provider,
        public readonly string $issuer,
        public readonly string $subject,
        /** Empty where the provider names none, or none that could be one. */
        public readonly string $email = '',
        /** True only where the provider itself says so, with a boolean. */
        public readonly bool $isVerified = false,
        public readonly string $name = '',
    ) {}

    /** @param array<mixed> $claims As OpenID Connect names them. */
    public static function ofClaims(string $provider, string $issuer, array $claims): self
    {
        $text = static fn(string $key): string => is_string($claims[$key] ?? null) ? $claims[$key] : '';
        $subject = $text('sub');
        if ($subject === '' || strlen($subject) > 255) {
            throw new LoginError(Problem::Refused, 'The provider named no subject.');
        }
        $email = self::address($text('email'));
        return new self(
            $provider,
            $issuer,
            $subject,
            $email,
            $email !== '' && ($claims['email_verified'] ?? null) === true,
            $text('name'),
        );
    }

    /** A hash, as subjects differ in case while the database's comparison may not. */
    public function key(): string
    {
        return hash('sha256', $this->issuer . "\n" . $this->subject);
    }

    /** @param array<mixed> $data As {@see toArray()} gave it. */
    public static function fromArray(array $data): self
    {
        return new self(
            self::text($data, 'provider'),
            self::text($data, 'issuer'),
            self::text($data, 'subject'),
            self::text($data, 'email'),
            ($data['isVerified'] ?? null) === true,
            self::text($data, 'name'),
        );
    }

    /** An address that can be one, and that WordPress keeps to the letter; else nothing. */
    public static function address(string $email): string
    {
        $isOne = strlen($email) <= 100 && filter_var($email, FILTER_VALIDATE_EMAIL) !== false;
        // Of one that it does not know (`"a,b"@…`, `a@[127.0.0.1]`) it would make another one, which nobody has proved.
        return $isOne && is_email($email) === $email ? $email : '';
    }
}
