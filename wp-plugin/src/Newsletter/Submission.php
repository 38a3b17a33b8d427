<?php

declare(strict_types=1);

namespace Mullion\Newsletter;

use Mullion\Attribution\Origin;

defined('ABSPATH') || exit;

/** What the form posts, checked for its types: text and nothing else. */
final class Submission
{
    /** Bytes of a whole request; the form needs a tenth of it. */
    public const MOST_BYTES = 16384;

    /** The longest address that the table's unique key takes. */
    public const MOST_CHARACTERS = 190;

    /** Begins the fields that the template's hook `attribution` posts. */
    private const ORIGIN = 'mullion_source_';

    private function __construct(
        public readonly string $token,
        public readonly string $email,
        public readonly string $honeypot,
        /** Where the page shows what became of it: the form's id. */
        public readonly string $form,
        public readonly Origin $origin,
    ) {}

    /**
     * @param array<mixed> $post Unslashed.
     *
     * @return self|null Null where an array or a missing field stands for text.
     */
    public static function of(array $post): ?self
    {
        $fields = [$post['_token'] ?? '', $post['email_reg'] ?? null, $post['note'] ?? '', $post['form'] ?? ''];
        [$token, $email, $honeypot, $form] = $fields;
        if (!is_string($token) || !is_string($email) || !is_string($honeypot) || !is_string($form)) {
            return null;
        }
        return new self(
            $token,
            self::normal($email),
            $honeypot,
            preg_match('/^[A-Za-z][\w-]{0,60}$/D', $form) === 1 ? $form : '',
            Origin::of($post, self::ORIGIN),
        );
    }

    /** Whether mail may be sent there; WordPress knows what an address is. */
    public function hasAddress(): bool
    {
        return $this->email !== ''
            && strlen($this->email) <= self::MOST_CHARACTERS
            && is_email($this->email) === $this->email;
    }

    /** One person has one spelling: mail servers that tell capitals apart are not seen any more. */
    public static function normal(string $email): string
    {
        $email = trim($email);
        // A long one is refused; there is no need to work on it.
        return strlen($email) > self::MOST_CHARACTERS ? $email : strtolower($email);
    }
}
