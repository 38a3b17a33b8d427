<?php

declare(strict_types=1);

namespace Mullion\Assets;

defined('ABSPATH') || exit;

/** The table of breakpoints that an old slider library was called with, as the slider's own attributes. */
final class Breakpoints
{
    /** A width that stands for each of the slider's ranges: its middle, where most of its screens are. */
    private const WIDTHS = [
        'items' => 1400,
        'items-desktop' => 1090,
        'items-laptop' => 875,
        'items-tablet' => 624,
        'items-mobile' => 400,
    ];

    /** What Owl, slick and Swiper call the number of slides in view. */
    private const NAMES = ['items', 'slidesToShow', 'slidesPerView'];

    /**
     * Reads Owl's `responsive` and Swiper's `breakpoints` (settings by the smallest width), slick's
     * `responsive` (a list of `breakpoint` and `settings`, below that width), and Owl 1's own (`items`, `itemsDesktop`
     * and its like: a width and the slides up to it; `itemsCustom`: pairs of a smallest width and slides).
     *
     * @param mixed $table As an array, or as the JSON that the theme's markup carries.
     *
     * @return array<string, string> `items` and its like; none where nothing can be read.
     */
    public static function attributes(mixed $table): array
    {
        $table = is_string($table) ? json_decode($table, true) : $table;
        $attributes = [];
        foreach (is_array($table) ? self::WIDTHS : [] as $name => $width) {
            $items = self::at((array) $table, $width);
            if ($items !== null) {
                $attributes[$name] = (string) max(1, min(8, $items));
            }
        }
        return $attributes;
    }

    /** @param array<mixed> $table */
    private static function at(array $table, int $width): ?int
    {
        $from = [];
        $upTo = [];
        foreach (self::pairs($table['itemsCustom'] ?? null) as [$least, $items]) {
            $from[$least] = $items;
        }
        foreach ($table as $key => $row) {
            $limit = is_array($row) ? $row['breakpoint'] ?? null : null;
            $items = self::items($row);
            if ($items !== null && is_numeric($limit)) {
                $upTo[(int) $limit] = $items;
            } elseif ($items !== null && (is_numeric($key) || $key === 'items')) {
                $from[(int) $key] ??= $items;
            } elseif (preg_match('/^items[DTM]/', (string) $key) === 1) {
                foreach (self::pairs([$row]) as [$most, $slides]) {
                    $upTo[$most + 1] = $slides;
                }
            }
        }
        krsort($from);
        ksort($upTo);
        $fits = array_filter($upTo, static fn(int $limit): bool => $width < $limit, ARRAY_FILTER_USE_KEY)
            + array_filter($from, static fn(int $least): bool => $least <= $width, ARRAY_FILTER_USE_KEY);
        return array_shift($fits);
    }

    /** @return list<array{int, int}> */
    private static function pairs(mixed $rows): array
    {
        $pairs = [];
        foreach (is_array($rows) ? $rows : [] as $row) {
            [$width, $items] = is_array($row) ? [$row[0] ?? null, $row[1] ?? null] : [null, null];
            if (is_numeric($width) && is_numeric($items)) {
                $pairs[] = [(int) $width, (int) $items];
            }
        }
        return $pairs;
    }

    private static function items(mixed $row): ?int
    {
        $settings = is_array($row) ? $row['settings'] ?? $row : array_fill_keys(self::NAMES, $row);
        foreach (self::NAMES as $name) {
            $items = is_array($settings) ? $settings[$name] ?? null : null;
            if (is_numeric($items)) {
                return (int) $items;
            }
        }
        return null;
    }
}
