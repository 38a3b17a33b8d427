<?php

declare(strict_types=1);

namespace Mullion\Attribution;

defined('ABSPATH') || exit;

/**
 * Where a visitor came from, as a form with the hook `attribution` posts it: what a mail or a list needs of it.
 *
 * Anybody can post a form, so this is text of a limited length and nothing more.
 */
final class Origin
{
    /** The fields that are kept, with the characters that each may have. Neither browser nor visits are among them. */
    public const FIELDS = [
        'source_type' => 20,
        'utm_source' => 120,
        'utm_medium' => 120,
        'utm_campaign' => 120,
        'utm_content' => 120,
        'utm_term' => 120,
        'utm_id' => 120,
        'referrer' => 500,
        'session_entry' => 500,
    ];

    /** What the hook says for a value that is not there. */
    private const NONE = '(none)';

    /** @param array<key-of<self::FIELDS>, string> $values Without those that are empty. */
    private function __construct(public readonly array $values = []) {}

    /** Nothing is known: tracking is off, consent is missing, or there is no script. */
    public static function unknown(): self
    {
        return new self();
    }

    /**
     * @param array<mixed> $fields Unslashed; anything else in it is passed over.
     * @param string       $prefix As the hook's `data-prefix` says.
     */
    public static function of(array $fields, string $prefix = ''): self
    {
        $values = [];
        foreach (self::FIELDS as $name => $length) {
            $given = $fields[$prefix . $name] ?? '';
            // Nothing that is much too long is worked on.
            $text = is_string($given) ? sanitize_text_field(mb_substr($given, 0, 4 * $length)) : '';
            if ($text !== '' && $text !== self::NONE) {
                $values[$name] = mb_substr($text, 0, $length);
            }
        }
        return new self($values);
    }

    /** @return list<string> Each field, in the order of {@see FIELDS}; empty where it is not known. */
    public function all(): array
    {
        return array_map(fn(string $name): string => $this->values[$name] ?? '', array_keys(self::FIELDS));
    }

    /** In a line: `utm: zalo / social / tet`. Empty where nothing is known. */
    public function line(): string
    {
        $names = ['utm_source' => 1, 'utm_medium' => 1, 'utm_campaign' => 1];
        $type = $this->values['source_type'] ?? '';
        $rest = implode(' / ', array_intersect_key($this->values, $names));
        return implode(': ', array_filter([$type, $rest], static fn(string $part): bool => $part !== ''));
    }
}
