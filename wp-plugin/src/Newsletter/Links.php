<?php

declare(strict_types=1);

namespace Mullion\Newsletter;

defined('ABSPATH') || exit;

/**
 * The links in mails: each is signed for one subscriber and one purpose.
 *
 * Confirming runs out, and its key is WordPress's own, which is not in the database. Leaving the list ends all links
 * that confirm: whoever asks for the address afterwards, an old one is no word of its owner's. Unsubscribing
 * has to work in years, also after the keys were changed: only the subscriber's own secret signs it.
 */
final class Links
{
    /** @param string $key The site's secret. */
    public function __construct(
        private readonly string $key,
        private readonly string $home,
    ) {}

    public static function ofSite(): self
    {
        return new self(wp_salt('auth') . 'mullion-newsletter', home_url('/'));
    }

    public function confirm(Subscriber $subscriber, int $expires): string
    {
        return $this->link(Purpose::Confirm, $subscriber, $expires);
    }

    public function unsubscribe(Subscriber $subscriber): string
    {
        return $this->link(Purpose::Unsubscribe, $subscriber, 0);
    }

    public function isGood(Purpose $purpose, Subscriber $subscriber, int $expires, string $signature, int $now): bool
    {
        $isInTime = $purpose === Purpose::Unsubscribe ? $expires === 0 : $expires >= $now;
        return hash_equals($this->signature($purpose, $subscriber, $expires), $signature) && $isInTime;
    }

    private function link(Purpose $purpose, Subscriber $subscriber, int $expires): string
    {
        $query = http_build_query([
            Newsletter::LINK => $purpose->value,
            's' => $subscriber->id,
            'e' => $expires,
            't' => $this->signature($purpose, $subscriber, $expires),
        ]);
        return $this->home . (str_contains($this->home, '?') ? '&' : '?') . $query;
    }

    private function signature(Purpose $purpose, Subscriber $subscriber, int $expires): string
    {
        $signed = "{$purpose->value}|{$subscriber->id}|{$subscriber->email}|{$expires}";
        if ($purpose === Purpose::Unsubscribe) {
            return hash_hmac('sha256', $signed, $subscriber->secret);
        }
        $left = $subscriber->lastLeft();
        return hash_hmac('sha256', $signed . ($left > 0 ? "|{$left}" : ''), $subscriber->secret . $this->key);
    }
}
