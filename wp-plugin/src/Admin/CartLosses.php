<?php

declare(strict_types=1);

namespace Mullion\Admin;

use Mullion\Cart\LossCount;

defined('ABSPATH') || exit;

/** The overview's numbers of carts that lost nothing, and the section with the box that switches counting off. */
final class CartLosses implements Panel
{
    public function __construct(private readonly LossCount $count) {}

    public function register(): void {}

    public function tab(): Tab
    {
        return Tab::Overview;
    }

    public function isFirst(): bool
    {
        return true;
    }

    public function show(): void
    {
        /* translators: %d: number of days. */
        $title = sprintf(__('Carts in the last %d days', 'mullion'), LossCount::DAYS);
        printf('<h2>%s</h2>', esc_html($title));
        if (!$this->count->isOn()) {
            printf('<p>%s</p>', esc_html__('Not counted: switched off under “Advanced”.', 'mullion'));
            return;
        }
        $numbers = [
            [__('Kept whole where two requests overlapped', 'mullion'), LossCount::MERGED],
            [__('Sent again after a lost answer, and counted once', 'mullion'), LossCount::REPEATED],
        ];
        echo '<table class="form-table">';
        foreach ($numbers as [$label, $what]) {
            $number = number_format_i18n($this->count->last($what));
            printf('<tr><th scope="row">%s</th><td>%s</td></tr>', esc_html($label), esc_html($number));
        }
        printf('</table><p>%s</p>', esc_html__('Numbers only: nothing is kept of who it was.', 'mullion'));
    }

    public static function section(): SettingsSection
    {
        $label = __('Count how often a cart was saved from a loss', 'mullion');
        $help = __('A number a day, nothing of the visitor; forgotten after a month.', 'mullion');
        $fields = [new Field('counted', $label, FieldKind::Checkbox, $help, default: true)];
        $title = __('Counting', 'mullion');
        return new FieldsSection(LossCount::OPTION, 'losses', $title, $fields, isWhole: true, tab: Tab::Advanced);
    }
}
