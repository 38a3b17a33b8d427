<?php

declare(strict_types=1);

namespace Mullion\Admin;

defined('ABSPATH') || exit;

/** Prints a section as WordPress's own settings look. */
final class SectionForm
{
    /** So many boxes stand in columns. */
    private const MANY = 4;

    private readonly FieldMarks $marks;

    public function __construct(private readonly SettingsSection $section, bool $isOfNetwork = false)
    {
        $this->marks = new FieldMarks($section, $isOfNetwork);
    }

    /** By which a link leads to a section. */
    public static function headingId(SettingsSection $section): string
    {
        return "mullion-{$section->name()}-heading";
    }

    /**
     * @param array<mixed> $option As it is stored.
     * @param string       $choice HTML between what the section is and its fields.
     */
    public function show(array $option, string $choice = ''): void
    {
        $heading = self::headingId($this->section);
        printf('<h2 id="%s">%s</h2>', esc_attr($heading), esc_html($this->section->title()));
        if ($this->section->description() !== '') {
            printf('<p>%s</p>', esc_html($this->section->description()));
        }
        // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by who gives it.
        echo $choice;
        $values = $this->section->values($option);
        $fields = $this->section->fields();
        $others = array_filter($fields, static fn(Field $field): bool => $field->kind !== FieldKind::Checkbox);
        // A table is for names and values; boxes name themselves.
        if ($others === []) {
            $this->showBoxes($fields, $values);
            return;
        }
        // Four providers have a "Client ID" each.
        printf('<div role="group" aria-labelledby="%s">', esc_attr($heading));
        echo '<table class="form-table" role="presentation">';
        foreach ($fields as $field) {
            $id = FieldMarks::id($this->section, $field->name);
            $label = sprintf('<label for="%s">%s</label>', esc_attr($id), esc_html($field->label));
            // phpcs:ignore WordPress.Security.EscapeOutput -- escaped above.
            printf('<tr><th scope="row">%s</th><td>', $field->kind === FieldKind::Checkbox ? '' : $label);
            $this->showField($field, $values[$field->name] ?? '');
            echo '</td></tr>';
        }
        echo '</table></div>';
    }

    /**
     * @param list<Field>          $fields
     * @param array<string, mixed> $values
     */
    private function showBoxes(array $fields, array $values): void
    {
        printf(
            '<fieldset%s><legend class="screen-reader-text">%s</legend>',
            count($fields) < self::MANY ? '' : ' style="columns: 3 18em"', // A few have room for their whole label.
            esc_html($this->section->title()),
        );
        foreach ($fields as $field) {
            echo '<div style="padding: 4px 0; break-inside: avoid">';
            $this->showField($field, $values[$field->name] ?? false);
            echo '</div>';
        }
        echo '</fieldset>';
    }

    private function showField(Field $field, mixed $value): void
    {
        $text = is_scalar($value) ? (string) $value : '';
        match ($field->kind) {
            FieldKind::Checkbox => $this->showBox($field, $value === true),
            FieldKind::Choice => $this->showChoice($field, $text),
            FieldKind::Paragraph => printf(
                '<textarea %s class="large-text" rows="3" placeholder="%s">%s</textarea>',
                // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by FieldMarks.
                $this->marks->attributes($field),
                esc_attr((string) $field->default),
                esc_textarea($text),
            ),
            FieldKind::Secret => $this->showSecret($field, $text !== ''),
            FieldKind::Number => printf(
                '<input type="number" %s class="small-text" min="%d" max="%d" placeholder="%s" value="%s">',
                // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by FieldMarks.
                $this->marks->attributes($field),
                $field->min, // phpcs:ignore WordPress.Security.EscapeOutput -- a number.
                $field->max, // phpcs:ignore WordPress.Security.EscapeOutput -- a number.
                esc_attr((string) $field->default),
                esc_attr($text),
            ),
            default => printf(
                '<input type="text" %s class="regular-text" placeholder="%s" value="%s">',
                // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by FieldMarks.
                $this->marks->attributes($field),
                esc_attr((string) $field->default),
                esc_attr($text),
            ),
        };
        $this->marks->describe($field);
    }

    private function showBox(Field $field, bool $isTicked): void
    {
        printf(
            '<label><input type="checkbox" %s value="1"%s> %s</label>',
            // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by FieldMarks.
            $this->marks->attributes($field),
            $isTicked ? ' checked' : '',
            esc_html($field->label),
        );
    }

    private function showChoice(Field $field, string $chosen): void
    {
        // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by FieldMarks.
        printf('<select %s>', $this->marks->attributes($field));
        foreach ($field->choices as $value => $label) {
            printf(
                '<option value="%s"%s>%s</option>',
                esc_attr((string) $value),
                (string) $value === $chosen ? ' selected' : '',
                esc_html($label),
            );
        }
        echo '</select>';
    }

    private function showSecret(Field $field, bool $isStored): void
    {
        $hint = $isStored ? __('Saved. Leave empty to keep it.', 'mullion') : '';
        printf(
            '<input type="password" %s class="regular-text" autocomplete="new-password" placeholder="%s" value="">',
            // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by FieldMarks.
            $this->marks->attributes($field),
            esc_attr($hint),
        );
        if ($isStored && !$this->marks->isFixed($field)) {
            $forget = new Field("{$field->name}-forget", __('Delete it', 'mullion'), FieldKind::Checkbox);
            echo ' ';
            $this->showBox($forget, false);
        }
    }
}
