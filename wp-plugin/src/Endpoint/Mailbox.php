<?php

declare(strict_types=1);

namespace Mullion\Endpoint;

defined('ABSPATH') || exit;

/** Which mailbox an e-mail address leads to: many addresses can be one, and limits count mailboxes. */
final class Mailbox
{
    /** Hosts that take dots in the name for nothing, by the name that stands for all of them. */
    private const WITHOUT_DOTS = ['gmail.com' => 'gmail.com', 'googlemail.com' => 'gmail.com'];

    /** For counting only: mail goes to the address as it was given. */
    public static function of(string $email): string
    {
        $email = strtolower(trim($email));
        $at = strrpos($email, '@');
        if ($at === false) {
            return $email;
        }
        $host = substr($email, $at + 1);
        // Subaddresses: RFC 5233.
        $name = explode('+', substr($email, 0, $at), 2)[0];
        if (isset(self::WITHOUT_DOTS[$host])) {
            return str_replace('.', '', $name) . '@' . self::WITHOUT_DOTS[$host];
        }
        return "{$name}@{$host}";
    }
}
