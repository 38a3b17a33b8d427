<?php

declare(strict_types=1);

namespace Mullion\Newsletter;

use Mullion\Admin\Check;
use Mullion\Admin\CheckResult;
use Mullion\Admin\Tab;

defined('ABSPATH') || exit;

/** Whether this site can send mail: without it no subscription is confirmed. */
final class MailCheck implements Check
{
    public function tab(): Tab
    {
        return Tab::Newsletter;
    }

    public function name(): string
    {
        return 'mail';
    }

    public function title(): string
    {
        return __('Test mail', 'mullion');
    }

    public function description(): string
    {
        return __(
            'Goes to your own address. It says whether this server hands mail on, not whether it arrives.',
            'mullion',
        );
    }

    public function targets(): array
    {
        return ['own' => __('Send a test mail', 'mullion')];
    }

    public function run(string $target): CheckResult
    {
        $own = (string) wp_get_current_user()->user_email;
        $ofSite = get_option('admin_email');
        $address = $own === '' && is_string($ofSite) ? $ofSite : $own;
        $why = '';
        $listen = static function (mixed $error) use (&$why): void {
            $why = is_wp_error($error) ? $error->get_error_message() : '';
        };
        add_action('wp_mail_failed', $listen);
        $site = wp_specialchars_decode(get_bloginfo('name'), ENT_QUOTES);
        $isSent = wp_mail(
            $address,
            "{$site}: " . __('Test mail', 'mullion'),
            __('This mail was sent by a button of the settings of Mullion. Mail works on this site.', 'mullion') . "\n",
        );
        remove_action('wp_mail_failed', $listen);
        if ($isSent) {
            /* translators: %s: e-mail address. */
            $text = __('Handed on for %s. If it does not arrive, look into spam, then at the mail server.', 'mullion');
            return new CheckResult(true, sprintf($text, $address));
        }
        $reason = $why === '' ? __('no reason given', 'mullion') : $why;
        /* translators: %s: what WordPress's mail function said. */
        $text = __('WordPress could not send: %s. A plugin for SMTP, or the host, has to be set up first.', 'mullion');
        return new CheckResult(false, sprintf($text, rtrim($reason, '.')));
    }
}
