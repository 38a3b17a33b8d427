<?php

declare(strict_types=1);

namespace Mullion\Newsletter;

defined('ABSPATH') || exit;

/** The plugin's own mails: plain text, each with a way to unsubscribe. */
final class Mails
{
    public function __construct(private readonly Links $links) {}

    public function confirm(Subscriber $subscriber, int $expires): bool
    {
        $link = $this->links->confirm($subscriber, $expires);
        return $this->send($subscriber, 'confirm', __('Please confirm your subscription', 'mullion'), [
            sprintf(
                /* translators: %s: name of the site */
                __('Somebody, probably you, has subscribed to the news of %s with this address.', 'mullion'),
                self::siteName(),
            ),
            __('Open this page and press its button to confirm:', 'mullion') . "\n" . $link,
            sprintf(
                /* translators: %s: a date */
                __(
                    'The link is good until %s. If it was not you, do nothing: you will hear no more from us.',
                    'mullion',
                ),
                self::date($expires),
            ),
        ]);
    }

    public function welcome(Subscriber $subscriber): bool
    {
        return $this->send($subscriber, 'welcome', __('You have subscribed to our news', 'mullion'), [
            /* translators: %s: name of the site */
            sprintf(__('Thank you. From now on you will receive the news of %s.', 'mullion'), self::siteName()),
        ]);
    }

    /** For who subscribes a second time: the page tells nobody that they were known, their own mailbox may. */
    public function already(Subscriber $subscriber): bool
    {
        return $this->send($subscriber, 'already', __('You have subscribed to our news', 'mullion'), [
            sprintf(
                /* translators: %s: name of the site */
                __('Somebody, probably you, has subscribed to the news of %s with this address.', 'mullion'),
                self::siteName(),
            ) . ' ' . __('You are receiving them already: there is nothing to do.', 'mullion'),
        ]);
    }

    /** @param list<string> $paragraphs */
    private function send(Subscriber $subscriber, string $kind, string $subject, array $paragraphs): bool
    {
        $unsubscribe = $this->links->unsubscribe($subscriber);
        $paragraphs[] = __('To unsubscribe:', 'mullion') . "\n" . $unsubscribe;
        $mail = [
            'to' => $subscriber->email,
            'subject' => self::siteName() . ': ' . $subject,
            'message' => implode("\n\n", $paragraphs) . "\n",
            // One click of the mail program's own button (RFC 8058).
            'headers' => ["List-Unsubscribe: <{$unsubscribe}>", 'List-Unsubscribe-Post: List-Unsubscribe=One-Click'],
        ];
        /**
         * Changes a mail of the newsletter. Leave the headers in it: mail programs show them as a button.
         *
         * @since 0.1.0
         *
         * @param array{to: string, subject: string, message: string, headers: list<string>} $mail
         * @param string $kind `confirm`, `welcome` or `already`.
         */
        $changed = apply_filters('mullion_newsletter_mail', $mail, $kind);
        /** @var array{to: string, subject: string, message: string, headers: list<string>} $mail */
        $mail = is_array($changed) ? array_merge($mail, $changed) : $mail;
        return wp_mail($mail['to'], $mail['subject'], $mail['message'], $mail['headers']);
    }

    private static function siteName(): string
    {
        $name = get_option('blogname');
        return trim((string) preg_replace(
            '/\s+/',
            ' ',
            wp_specialchars_decode(is_string($name) ? $name : '', ENT_QUOTES),
        ));
    }

    private static function date(int $time): string
    {
        $format = get_option('date_format');
        return (string) wp_date(is_string($format) && $format !== '' ? $format : 'Y-m-d', $time);
    }
}
