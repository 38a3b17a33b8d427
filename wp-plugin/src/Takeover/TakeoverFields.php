<?php

declare(strict_types=1);

namespace Mullion\Takeover;

use Mullion\Admin\Field;
use Mullion\Admin\FieldKind;
use Mullion\Admin\FieldsSection;
use Mullion\Admin\SettingsSection;

/** The settings page's section of takeovers: each with its three positions, and what it would do on this site. */
final class TakeoverFields
{
    /** @param array<string, string> $titles By name. */
    public function __construct(
        private readonly Takeovers $takeovers,
        private readonly Effects $effects,
        private readonly array $titles,
    ) {}

    public function section(): SettingsSection
    {
        $fields = array_map($this->field(...), $this->takeovers->names());
        usort($fields, static fn(Field $one, Field $other): int => strcasecmp($one->label, $other->label));
        return new FieldsSection(
            Takeovers::OPTION,
            'takeovers',
            __('What is taken over from the shop and the theme', 'mullion'),
            [...$fields, $this->libraries()],
            __('What is off stays as the shop and the theme have it, with their own scripts. Try one for yourself first: '
                . 'you then see it on the live site, visitors do not, and a bar there offers both ways on.', 'mullion'),
            isWhole: true,
        );
    }

    private function field(string $name): Field
    {
        $choices = ['' => self::first($this->takeovers->first($name)->label())];
        foreach (Position::cases() as $position) {
            $choices[$position->value] = $position->label();
        }
        $label = $this->titles[$name] ?? $name;
        return new Field($name, $label, FieldKind::Choice, $this->effects->of($name), $choices);
    }

    private function libraries(): Field
    {
        $labels = [
            Libraries::KEPT => __('Stay on every page', 'mullion'),
            Libraries::LEFT_OUT => __('Leave where no script asks for them', 'mullion'),
        ];
        $choices = ['' => self::first($labels[Libraries::first()])] + $labels;
        $label = __('jQuery and other libraries of replaced scripts', 'mullion');
        $help = __('Themes and plugins often use them without saying so, and break where they are gone. '
            . 'Let them leave when you have looked at all kinds of pages.', 'mullion');
        return new Field(Libraries::KEY, $label, FieldKind::Choice, $help, $choices);
    }

    private static function first(string $label): string
    {
        /* translators: %s: one of the other choices. */
        return sprintf(__('As it begins: %s', 'mullion'), $label);
    }
}
