<?php

declare(strict_types=1);

namespace Mullion\Tests\WordPress;

/** What a request came to. */
final class Answer
{
    public function __construct(
        public readonly int $status,
        public readonly string $body,
        /** @var array<string, string> What the plugin sent with `header()`, by its name in small letters. */
        public readonly array $headers,
        /** @var array<string, array<string, mixed>> What the plugin set with `setcookie()`, and WordPress's sessions. */
        public readonly array $cookies,
    ) {}

    /** Where it leads; empty for nowhere. */
    public function location(): string
    {
        return $this->headers['location'] ?? '';
    }

    /** @return array<string, mixed> */
    public function json(): array
    {
        $json = json_decode($this->body, true);
        return is_array($json) ? $json : [];
    }

    /** Whether the visitor has a session of WordPress from now on. */
    public function isLoggedIn(): bool
    {
        return ($this->cookies[LOGGED_IN_COOKIE]['value'] ?? '') !== '';
    }
}
