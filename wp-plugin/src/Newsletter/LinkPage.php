<?php

declare(strict_types=1);

namespace Mullion\Newsletter;

defined('ABSPATH') || exit;

/**
 * Where the links in mails lead. Opening one shows a button and changes nothing, because mail
 * scanners follow links; the button's POST acts, and so does that of a mail program's own button.
 */
final class LinkPage
{
    public function __construct(
        private readonly Subscribers $subscribers,
        private readonly Subscription $subscription,
        private readonly Links $links,
        private readonly PlainPage $page,
    ) {}

    /** @param array<mixed> $query Unslashed. */
    public function handle(array $query, bool $isPost): never
    {
        $purpose = Purpose::tryFrom(self::text($query, Newsletter::LINK));
        $subscriber = $purpose === null ? null : $this->subscriberOf($purpose, $query);
        if ($purpose === null || $subscriber === null) {
            $this->page->show(
                403,
                __('This link is no longer good', 'mullion'),
                __('It has run out, or was not copied as a whole. To get a new one, subscribe again.', 'mullion'),
            );
        }
        if (!$isPost) {
            $this->ask($purpose, $subscriber);
        }
        if ($purpose === Purpose::Unsubscribe) {
            $this->subscription->unsubscribe($subscriber, time());
            $this->page->show(
                200,
                __('You have unsubscribed', 'mullion'),
                __('You will receive no more news from us.', 'mullion'),
            );
        }
        if (!$this->subscription->confirm($subscriber, time())) {
            $this->page->show(
                403,
                __('This link is no longer good', 'mullion'),
                __('It has run out, or was not copied as a whole. To get a new one, subscribe again.', 'mullion'),
            );
        }
        $this->page->show(
            200,
            __('Your subscription is confirmed', 'mullion'),
            __('Thank you. From now on you will receive our news.', 'mullion'),
        );
    }

    private function ask(Purpose $purpose, Subscriber $subscriber): never
    {
        // An empty action is the address itself.
        if ($purpose === Purpose::Confirm) {
            $this->page->show(
                200,
                __('Confirm your subscription', 'mullion'),
                /* translators: %s: an e-mail address */
                sprintf(__('Our news will come to %s.', 'mullion'), $subscriber->email),
                __('Confirm', 'mullion'),
            );
        }
        $this->page->show(
            200,
            __('Unsubscribe from our news', 'mullion'),
            /* translators: %s: an e-mail address */
            sprintf(__('No more news will come to %s.', 'mullion'), $subscriber->email),
            __('Unsubscribe', 'mullion'),
        );
    }

    /** @param array<mixed> $query */
    private function subscriberOf(Purpose $purpose, array $query): ?Subscriber
    {
        $subscriber = $this->subscribers->byId(self::number($query, 's'));
        if ($subscriber === null) {
            return null;
        }
        $isGood = $this->links->isGood(
            $purpose,
            $subscriber,
            self::number($query, 'e'),
            self::text($query, 't'),
            time(),
        );
        return $isGood ? $subscriber : null;
    }

    /** @param array<mixed> $query */
    private static function text(array $query, string $key): string
    {
        return is_string($query[$key] ?? null) ? $query[$key] : '';
    }

    /** @param array<mixed> $query */
    private static function number(array $query, string $key): int
    {
        return preg_match('/^\d{1,12}$/', self::text($query, $key)) === 1 ? (int) self::text($query, $key) : -1;
    }
}
