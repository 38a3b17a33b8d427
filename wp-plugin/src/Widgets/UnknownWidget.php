<?php

declare(strict_types=1);

namespace Mullion\Widgets;

defined('ABSPATH') || exit;

final class UnknownWidget extends \InvalidArgumentException
{
    /** @param list<string> $known */
    public static function named(string $name, array $known): self
    {
        sort($known);
        $nearest = self::nearest($name, $known);
        $hint = $nearest === null ? '' : sprintf(' Did you mean "%s"?', $nearest);
        $list = $known === [] ? 'none; was the plugin built?' : implode(', ', $known);
        $remedy = 'The others have no template: write data-widget on markup of your own.';
        return new self(sprintf(
            'There is no template for a widget called "%s".%s There are: %s. %s',
            $name,
            $hint,
            $list,
            $remedy,
        ));
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
