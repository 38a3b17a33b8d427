<?php

declare(strict_types=1);

namespace Mullion\Widgets;

defined('ABSPATH') || exit;

/** Names that somebody wrote and nobody knows. Looked through where `WP_DEBUG` is on alone: other pages pay nothing. */
final class Spelling
{
    /**
     * Tells of each name that is none.
     *
     * @param string           $function Which was called with them.
     * @param string           $problem  A sentence with `%s` for the name.
     * @param list<int|string> $names
     * @param list<string>     $known
     */
    public static function check(string $function, string $problem, array $names, array $known): void
    {
        foreach (array_diff(array_map(strval(...), $names), $known) as $name) {
            $message = sprintf($problem, $name) . self::hint($name, $known) . self::listed($known);
            _doing_it_wrong(esc_html($function), esc_html($message), '1.0.0');
        }
    }

    /** @param list<string> $known */
    public static function hint(string $name, array $known): string
    {
        $distances = [];
        foreach ($known as $candidate) {
            $distances[$candidate] = levenshtein($name, $candidate);
        }
        asort($distances);
        $best = array_key_first($distances);
        // A third of its letters: of a short name, any other is near.
        $isNear = $best !== null && $distances[$best] <= min(3, intdiv(strlen($name) + 1, 3));
        return $isNear ? sprintf(' Did you mean "%s"?', $best) : '';
    }

    /** @param list<string> $known */
    private static function listed(array $known): string
    {
        return sprintf(' There are: %s.', $known === [] ? 'none' : implode(', ', $known));
    }
}
