<?php

declare(strict_types=1);

namespace Mullion\Admin;

defined('ABSPATH') || exit;

/** One field of the settings page. */
final class Field
{
    /**
     * @param string                $name    Its key in the option.
     * @param string                $label   Translated.
     * @param string                $help    A sentence below it, translated.
     * @param array<string, string> $choices Labels by value, for a choice.
     */
    public function __construct(
        public readonly string $name,
        public readonly string $label,
        public readonly FieldKind $kind = FieldKind::Text,
        public readonly string $help = '',
        public readonly array $choices = [],
        public readonly int $min = 0,
        public readonly int $max = PHP_INT_MAX,
        /** What counts while the field is empty; shown in it as a hint. */
        public readonly string|int|bool $default = '',
        /** Of an address: whether only https will do, but on this machine. */
        public readonly bool $isSecure = false,
        /** Whether the rest of its section does nothing while it is empty. */
        public readonly bool $isNeeded = false,
        /** What alone may set it where not every administrator may: one that names a script needs `unfiltered_html`. */
        public readonly string $capability = '',
        /** Of a choice with the empty value among its choices: which of the others that is. */
        public readonly string $standsFor = '',
    ) {}

    /**
     * As another plugin gives it to `mullion_register_widget()`: the names are those of this class, the kind in small
     * letters.
     *
     * @param array<string, mixed> $given `['name' => 'key', 'label' => …, 'kind' => 'choice', 'choices' => […]]`.
     */
    public static function ofArray(array $given): self
    {
        $text = static fn(string $key): string => is_string($given[$key] ?? null) ? $given[$key] : '';
        $isMeant = static fn(FieldKind $kind): bool => strtolower($kind->name) === $text('kind');
        $kind = array_values(array_filter(FieldKind::cases(), $isMeant))[0] ?? FieldKind::Text;
        $default = $given['default'] ?? null;
        $none = $kind === FieldKind::Checkbox ? false : '';
        $choices = is_array($given['choices'] ?? null) ? array_filter($given['choices'], is_string(...)) : [];
        return new self(
            name: $text('name'),
            label: $text('label'),
            kind: $kind,
            help: $text('help'),
            choices: array_combine(array_map(strval(...), array_keys($choices)), $choices),
            min: is_int($given['min'] ?? null) ? $given['min'] : 0,
            max: is_int($given['max'] ?? null) ? $given['max'] : PHP_INT_MAX,
            default: is_scalar($default) && !is_float($default) ? $default : $none,
        );
    }

    /** Of a widget that belongs into no one place: `Widgets\EveryPage` prints it. */
    public static function everywhere(): self
    {
        $label = __('Show it on every page', 'mullion');
        $help = __('Else it is where your theme, a block or a shortcode puts it.', 'mullion');
        return new self('everywhere', $label, FieldKind::Checkbox, $help, default: false);
    }

    /** Of a widget that loads something from elsewhere: the kind of consent that it waits for. */
    public static function consent(): self
    {
        return new self('consent', __('Consent that is needed first', 'mullion'), FieldKind::Choice, choices: [
            '' => __('None', 'mullion'),
            'functional' => __('Functional', 'mullion'),
            'preferences' => __('Preferences', 'mullion'),
            'statistics' => __('Statistics', 'mullion'),
            'marketing' => __('Marketing', 'mullion'),
        ]);
    }

    /** Whether it may be set by who is logged in; who has the command line may do anything. */
    public function maySet(): bool
    {
        return $this->capability === '' || defined('WP_CLI') || current_user_can($this->capability);
    }

    /**
     * What is to be kept of what was typed.
     *
     * @return string|int|bool|null Null for nothing: the default counts.
     */
    public function clean(mixed $typed): string|int|bool|null
    {
        if ($this->kind === FieldKind::Checkbox) {
            return $typed === '1';
        }
        $text = is_string($typed) ? trim($typed) : '';
        if ($text === '') {
            return null;
        }
        return match ($this->kind) {
            FieldKind::Number => ctype_digit($text) ? $this->within((int) substr($text, 0, 9)) : null,
            FieldKind::Address => $this->address($text),
            FieldKind::Choice => array_key_exists($text, $this->choices) ? $text : null,
            FieldKind::Selector => Selector::isOne($text) ? $text : null,
            FieldKind::Identifier => preg_match('/^[\w.-]{1,200}$/D', $text) === 1 ? $text : null,
            FieldKind::Paragraph => sanitize_textarea_field($text),
            // A password may hold anything but line breaks.
            FieldKind::Secret => preg_match('/[\r\n\0]/', $text) === 1 ? null : $text,
            default => sanitize_text_field($text),
        };
    }

    private function within(int $number): int
    {
        return min($this->max, max($this->min, $number));
    }

    private function address(string $text): ?string
    {
        $known = $this->isSecure ? 'https://|http://(127\.0\.0\.1|localhost)[:/]' : 'https?://|/(?!/)';
        $isWeb = preg_match("#^({$known})#i", $text) === 1;
        $address = $isWeb ? esc_url_raw($text, ['http', 'https']) : '';
        return $address === '' ? null : $address;
    }
}
