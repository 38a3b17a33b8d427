<?php

declare(strict_types=1);

namespace Mullion\Widgets;

final class UnknownWidget extends \InvalidArgumentException
{
    /** @param list<string> $known */
    public static function named(string $name, array $known): self
    {
        sort($known);
        $nearest = self::nearest($name, $known);
        $hint = $nearest === null ? '' : sprintf(' Did you mean "%s"?', $nearest);
        $list = $known === [] ? 'none; was the plugin built?' : implode(', ', $known);
        return new self(sprintf('There is no widget called "%s".%s Known widgets: %s.', $name, $hint, $list));
    }

    /** @param list<string> $known */
    private static function nearest(string $name, array $known): ?string
    {
        $distances = [];
        foreach ($known as $candidate) {
            $distances[$candidate] = levenshtein($name, $candidate);
        }
        asort($distances);
        $best = array_key_first($distances);
        return $best !== null && $distances[$best] <= 3 ? $best : null;
    }
}
