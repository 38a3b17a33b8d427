<?php

declare(strict_types=1);

namespace Mullion\Newsletter;

use Mullion\Endpoint\Mailbox;
use Mullion\Endpoint\RateLimit;

defined('ABSPATH') || exit;

/**
 * Subscribing, confirming and unsubscribing.
 *
 * Whether an address was known shows nowhere: each time the row is asked for, and one mail goes out.
 */
final class Subscription
{
    public function __construct(
        private readonly Subscribers $subscribers,
        private readonly Mails $mails,
        private readonly Options $options,
        private readonly RateLimit $limits,
        private readonly Resubscriptions $returns = new Resubscriptions(),
    ) {}

    /** @return bool False when the mail that has to come could not be sent. */
    public function subscribe(string $email, Consent $consent): bool
    {
        $before = $this->subscribers->byEmail($email);
        $this->subscribers->add($email, $consent);
        $known = $this->subscribers->byEmail($email);
        if ($known === null) {
            return false;
        }
        if ($known->status === Status::Confirmed) {
            return $this->mailOnce($known, fn(): bool => $this->mails->already($known));
        }
        if ($known->status === Status::Unsubscribed) {
            // They come back only by their own word, whatever the owner has set.
            $this->returns->ask($known, $consent);
            return $this->askFor($known, $consent->time);
        }
        // Anybody can post an address: for a day, within which nearly all confirm, the first consent counts.
        if ($before !== null && $consent->time - $before->created > DAY_IN_SECONDS) {
            $this->subscribers->renew($known->id, $consent);
        }
        $needsWord = $this->options->isDoubleOptIn();
        $isSent = !$needsWord || $this->askFor($known, $consent->time);
        if ($isSent) {
            $this->tell($known->id);
        }
        return $needsWord ? $isSent : $this->confirm($known, $consent->time);
    }

    /** @return bool Whether the subscriber is in the list now. */
    public function confirm(Subscriber $subscriber, int $now): bool
    {
        $isDone = $this->subscribers->confirm($subscriber->id, $now) || $this->returns->confirm($subscriber, $now);
        if (!$isDone) {
            // Done already, perhaps by another press a moment ago.
            return $this->subscribers->byId($subscriber->id)?->status === Status::Confirmed;
        }
        $confirmed = $this->subscribers->byId($subscriber->id) ?? $subscriber;
        $this->mails->welcome($confirmed);
        /**
         * Somebody is in the list from now on: the place to tell Mailchimp and the like.
         *
         * @since 0.1.0
         *
         * @param array{id: int, email: string, status: string, source: string, created: int} $subscriber
         */
        do_action('mullion_newsletter_confirmed', $confirmed->details());
        return true;
    }

    public function unsubscribe(Subscriber $subscriber, int $now): void
    {
        if (!$this->subscribers->unsubscribe($subscriber->id, $now)) {
            $this->returns->decline($subscriber->id);
            return;
        }
        $gone = $this->subscribers->byId($subscriber->id) ?? $subscriber;
        /**
         * Somebody has left the list.
         *
         * @since 0.1.0
         *
         * @param array{id: int, email: string, status: string, source: string, created: int} $subscriber
         */
        do_action('mullion_newsletter_unsubscribed', $gone->details());
    }

    private function askFor(Subscriber $subscriber, int $now): bool
    {
        $expires = $now + $this->options->days() * DAY_IN_SECONDS;
        return $this->mailOnce($subscriber, fn(): bool => $this->mails->confirm($subscriber, $expires));
    }

    /**
     * Not more than one mail in a while.
     *
     * @param \Closure(): bool $send
     */
    private function mailOnce(Subscriber $subscriber, \Closure $send): bool
    {
        $mailbox = Mailbox::of($subscriber->email);
        if ($this->limits->count('newsletter-mail', $mailbox, Limits::ofMailbox()) > 0) {
            return true;
        }
        $isSent = $send();
        if (!$isSent) {
            $this->limits->clear('newsletter-mail', $mailbox);
        }
        return $isSent;
    }

    private function tell(int $id): void
    {
        $subscriber = $this->subscribers->byId($id);
        if ($subscriber === null) {
            return;
        }
        /**
         * Somebody has subscribed, and may still have to confirm: `status` says so.
         *
         * @since 0.1.0
         *
         * @param array{id: int, email: string, status: string, source: string, created: int} $subscriber
         */
        do_action('mullion_newsletter_subscribed', $subscriber->details());
    }
}
