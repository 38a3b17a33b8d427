<?php

declare(strict_types=1);

namespace Mullion\SocialLogin;

defined('ABSPATH') || exit;

/** Every way in which a login can end badly. The value is for programs and addresses, the message for the visitor. */
enum Problem: string
{
    case Cancelled = 'cancelled';
    case Expired = 'expired';
    case Unreachable = 'unreachable';
    case Refused = 'refused';
    case Privileged = 'privileged';
    case Closed = 'closed';
    case Elsewhere = 'elsewhere';
    case TooMany = 'too-many';
    case Unknown = 'unknown';
    case Address = 'address';
    case Mail = 'mail';

    /** In the page's language; says nothing that only the provider or an attacker has said. */
    public function message(): string
    {
        return match ($this) {
            self::Cancelled => __('You cancelled the login.', 'mullion'),
            self::Expired => __(
                'This login has expired, was used already, or was begun in another browser. Please try again.',
                'mullion',
            ),
            self::Unreachable => __('The login service did not answer. Please try again later.', 'mullion'),
            self::Refused => __('The login could not be confirmed. Please try again.', 'mullion'),
            self::Privileged => __(
                'This account cannot be entered this way. Please log in with your password.',
                'mullion',
            ),
            self::Closed => __(
                'There is no account for this login, and new accounts cannot be opened here.',
                'mullion',
            ),
            self::Elsewhere => __('This login is connected to another account.', 'mullion'),
            self::TooMany => __('Too many attempts. Please wait a little and try again.', 'mullion'),
            self::Unknown => __('This way of logging in is not available.', 'mullion'),
            self::Address => __('Please enter a valid e-mail address.', 'mullion'),
            self::Mail => __('The mail could not be sent. Please try again later.', 'mullion'),
        };
    }

    public function status(): int
    {
        return match ($this) {
            self::Mail => 500,
            self::Unreachable => 502,
            self::TooMany => 429,
            self::Unknown => 404,
            self::Privileged, self::Closed, self::Elsewhere => 403,
            self::Refused => 401,
            default => 400,
        };
    }
}
