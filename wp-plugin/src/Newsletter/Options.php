<?php

declare(strict_types=1);

namespace Mullion\Newsletter;

use Mullion\Admin\Field;
use Mullion\Admin\FieldKind;
use Mullion\Admin\FieldsSection;
use Mullion\Admin\SettingsSection;
use Mullion\Admin\Tab;

defined('ABSPATH') || exit;

/** What the owner decides about the newsletter. An option of its own: pages are told none of it. */
final class Options
{
    public const OPTION = 'mullion_newsletter';

    private const DEFAULT_DAYS = 7;
    private const MOST_DAYS = 90;

    /** Run on activation: an option that isn't there costs a query on every page with a form. */
    public static function install(): void
    {
        add_option(self::OPTION, [], '', true);
    }

    /** Where the owner sets them. */
    public static function section(): SettingsSection
    {
        $double = __('A subscription counts only after a link in a mail was used', 'mullion');
        $proof = __('Recommended: it proves that the address is the visitor’s own.', 'mullion');
        $days = __('An address that is not confirmed is deleted after that.', 'mullion');
        $consent = __('It stands below the form, and is kept with each address as proof.', 'mullion');
        return new FieldsSection(self::OPTION, 'newsletter', __('Newsletter', 'mullion'), [
            new Field('doubleOptIn', $double, FieldKind::Checkbox, $proof, default: true),
            new Field(
                'days',
                __('Days until the link runs out', 'mullion'),
                FieldKind::Number,
                $days,
                min: 1,
                max: self::MOST_DAYS,
                default: self::DEFAULT_DAYS,
            ),
            new Field(
                'consent',
                __('What visitors agree to', 'mullion'),
                FieldKind::Paragraph,
                $consent,
                default: self::defaultConsent(),
            ),
        ], isWhole: true, tab: Tab::Newsletter);
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

    private static function defaultConsent(): string
    {
        return __(
            'By subscribing you agree to receive our news by e-mail. You can unsubscribe at any time.',
            'mullion',
        );
    }

    /** Days for which the link in the mail is good, and an address that is not confirmed is kept. */
    public function days(): int
    {
        $days = $this->all()['days'] ?? self::DEFAULT_DAYS;
        return is_int($days) && $days >= 1 && $days <= self::MOST_DAYS ? $days : self::DEFAULT_DAYS;
    }

    /** @return array<mixed> */
    private function all(): array
    {
        $options = get_option(self::OPTION);
        return is_array($options) ? $options : [];
    }
}
