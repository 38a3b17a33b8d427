<?php

declare(strict_types=1);

namespace Mullion\Session;

defined('ABSPATH') || exit;

/** Merges lists that may hold an element twice: what either request added is there, what either took out is not. */
final class ListMerge
{
    /**
     * @param array<mixed> $loaded
     * @param array<mixed> $ours
     * @param array<mixed> $stored
     *
     * @return list<mixed>
     */
    public static function elements(array $loaded, array $ours, array $stored): array
    {
        $left = self::without($stored, self::without($loaded, $ours));
        $added = self::without($ours, $loaded);
        return [...$left, ...self::without($added, self::without($left, $loaded))];
    }

    /**
     * @param array<mixed> $list
     * @param array<mixed> $gone
     *
     * @return list<mixed> `$list` with each element of `$gone` taken out once.
     */
    public static function without(array $list, array $gone): array
    {
        foreach ($gone as $element) {
            $at = array_search($element, $list, true);
            if ($at !== false) {
                unset($list[$at]);
            }
        }
        return array_values($list);
    }
}
