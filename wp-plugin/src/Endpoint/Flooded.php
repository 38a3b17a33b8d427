<?php

declare(strict_types=1);

namespace Mullion\Endpoint;

defined('ABSPATH') || exit;

/** What strangers have mails sent by; the value is the option that keeps when the owner was told. */
enum Flooded: string
{
    case Newsletter = 'mullion_newsletter_flood';
    case Login = 'mullion_login_flood';

    /** Subject of the owner's mail. @param string $site Its name. */
    public function title(string $site): string
    {
        return sprintf(match ($this) {
            /* translators: %s: name of the site */
            self::Newsletter => __('%s: the newsletter form is sent unusually often', 'mullion'),
            /* translators: %s: name of the site */
            self::Login => __('%s: mails for logins are asked for unusually often', 'mullion'),
        }, $site);
    }

    public function sentence(): string
    {
        return match ($this) {
            self::Newsletter
                => __('The newsletter form was sent more often within an hour than this site lets it be.', 'mullion'),
            self::Login
                => __('More mails that confirm a login were asked for within an hour than this site sends.', 'mullion'),
        };
    }
}
