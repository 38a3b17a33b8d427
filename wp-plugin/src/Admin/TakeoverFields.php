<?php

declare(strict_types=1);

namespace Mullion\Admin;

use Mullion\Assets\Libraries;
use Mullion\Assets\Position;
use Mullion\Assets\Takeovers;

defined('ABSPATH') || exit;

/** The settings page's section of takeovers: each with its three positions, and what it would do on this site. */
final class TakeoverFields
{
    private const ALL = 'takeovers';
    private const ATTRIBUTION = 'attribution';

    /** Names of the sections. */
    public const SECTIONS = [self::ALL, self::ATTRIBUTION];

    /** @param array<string, string> $titles By name. */
    public function __construct(
        private readonly Takeovers $takeovers,
        private readonly TakeoverEffects $effects,
        private readonly array $titles,
    ) {}

    /** @return list<SettingsSection> What has a tab of its own stands there, not among the others. */
    public function sections(): array
    {
        $names = $this->takeovers->names();
        $others = array_values(array_diff($names, [self::ATTRIBUTION]));
        return [$this->all($others), ...(in_array(self::ATTRIBUTION, $names, true) ? [$this->attribution()] : [])];
    }

    /** @param list<string> $names */
    private function all(array $names): SettingsSection
    {
        $fields = array_map($this->field(...), $names);
        $byLabel = static fn(Field $one, Field $other): int => Alphabet::compare($one->label, $other->label);
        usort($fields, $byLabel);
        return new FieldsSection(
            Takeovers::OPTION,
            self::ALL,
            __('What is taken over from the shop and the theme', 'mullion'),
            [...$fields, $this->libraries()],
            __(
                'What is off stays as it is. Choose “For me only” to try one: only administrators see it on the site.',
                'mullion',
            ),
            isWhole: true,
            tab: Tab::Takeovers,
        );
    }

    private function attribution(): SettingsSection
    {
        return new FieldsSection(
            Takeovers::OPTION,
            self::ATTRIBUTION,
            __('Where orders come from', 'mullion'),
            [$this->field(self::ATTRIBUTION)],
            __('An order then says which site, search or advertisement brought the customer.', 'mullion'),
            isWhole: true,
            tab: Tab::Attribution,
        );
    }

    private function field(string $name): Field
    {
        $first = $this->takeovers->first($name);
        $choices = ['' => self::first($first->label())];
        foreach (Position::cases() as $position) {
            $choices[$position->value] = $position->label();
        }
        $label = $this->titles[$name] ?? $name;
        return new Field(
            $name,
            $label,
            FieldKind::Choice,
            $this->effects->of($name),
            $choices,
            standsFor: $first->value,
        );
    }

    private function libraries(): Field
    {
        $labels = [
            Libraries::KEPT => __('Stay on every page', 'mullion'),
            Libraries::LEFT_OUT => __('Leave where no script asks for them', 'mullion'),
        ];
        $choices = ['' => self::first($labels[Libraries::first()])] + $labels;
        $label = __('jQuery and other libraries of replaced scripts', 'mullion');
        $help = __('Themes often use them without saying so. Look at each kind of page before they leave.', 'mullion');
        return new Field(Libraries::KEY, $label, FieldKind::Choice, $help, $choices, standsFor: Libraries::first());
    }

    private static function first(string $label): string
    {
        /* translators: %s: one of the other choices. */
        return sprintf(__('As it begins: %s', 'mullion'), $label);
    }
}
