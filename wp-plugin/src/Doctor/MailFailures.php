<?php

declare(strict_types=1);

namespace Mullion\Doctor;

defined('ABSPATH') || exit;

/** The last mail that WordPress could not send, of any plugin: when, and why, without a name or an address. */
final class MailFailures
{
    public const OPTION = 'mullion_mail_failed';

    /** Hooked to `wp_mail_failed`; as a class's name, so that nothing is loaded until then. */
    public static function remember(mixed $error): void
    {
        $why = is_wp_error($error) ? wp_strip_all_tags($error->get_error_message()) : '';
        $why = (string) preg_replace('/[^\s<>:]+@[^\s<>,:]+/u', '…', $why);
        update_option(self::OPTION, ['at' => time(), 'why' => mb_substr(trim($why), 0, 200)], false);
    }

    /** Hooked to `wp_mail_succeeded`. */
    public static function forget(): void
    {
        delete_option(self::OPTION);
    }

    /** @return array{at: int, why: string}|null Seconds since 1970. */
    public static function last(): ?array
    {
        $last = get_option(self::OPTION);
        $at = is_array($last) ? $last['at'] ?? null : null;
        $why = is_array($last) ? $last['why'] ?? null : null;
        return is_int($at) && is_string($why) ? ['at' => $at, 'why' => $why] : null;
    }
}
