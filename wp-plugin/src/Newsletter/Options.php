<?php

declare(strict_types=1);

namespace Mullion\Newsletter;

/** What the owner decides about the newsletter. An option of its own: pages are told none of it. */
final class Options
{
    public const OPTION = 'mullion_newsletter';

    public const DEFAULT_DAYS = 7;

    /** Run on activation: an option that isn't there costs a query on every page with a form. */
    public static function install(): void
    {
        add_option(self::OPTION, [], '', true);
    }

    /** Whether a subscription counts only after the link in a mail was used. */
    public function isDoubleOptIn(): bool
    {
        return ($this->all()['doubleOptIn'] ?? true) !== false;
    }

    /** What a visitor agrees to, as the form says it and the row keeps it. */
    public function consent(): string
    {
        $text = $this->all()['consent'] ?? '';
        return is_string($text) && $text !== '' ? $text : self::defaultConsent();
    }

    public static function defaultConsent(): string
    {
        return __('By subscribing you agree to receive our news by e-mail. You can unsubscribe at any time.', 'mullion');
    }

    /** Days for which the link in the mail is good, and an address that is not confirmed is kept. */
    public function days(): int
    {
        $days = $this->all()['days'] ?? self::DEFAULT_DAYS;
        return is_int($days) && $days >= 1 && $days <= 90 ? $days : self::DEFAULT_DAYS;
    }

    /** @return array<mixed> */
    private function all(): array
    {
        $options = get_option(self::OPTION);
        return is_array($options) ? $options : [];
    }
}
