<?php

declare(strict_types=1);

namespace Mullion\Session;

defined('ABSPATH') || exit;

/**
 * Merges carts as WooCommerce keeps them in session and account: items by key, each an array with `quantity`.
 *
 * Quantities are merged by difference: what two requests added is added twice. What was removed stays so unless
 * somebody added to it meanwhile; then what was added is there. Of a line that both have set, the later number counts.
 */
final class CartMerge
{
    /** What WooCommerce computes; an item in which nothing else differs was left alone. */
    private const COMPUTED = [
        'line_tax_data' => 0,
        'line_subtotal' => 0,
        'line_subtotal_tax' => 0,
        'line_total' => 0,
        'line_tax' => 0,
    ];

    /** @param \Closure(array<mixed>): ?int $most How many of an item there may be; null: any number. */
    public function __construct(private readonly \Closure $most) {}

    /** With as many of an item as the shop sells. */
    public static function ofShop(): self
    {
        return new self(ItemLimit::of(...));
    }

    /**
     * @param array<mixed> $loaded
     * @param array<mixed> $ours
     * @param array<mixed> $stored
     * @param list<string> $set    Lines that were set, not added to ({@see SetLines}): of these our number counts.
     *
     * @return array<string, array<mixed>>
     */
    public function merge(array $loaded, array $ours, array $stored, array $set = []): array
    {
        $merged = [];
        foreach (array_keys($stored + $ours) as $key) {
            $items = [self::at($loaded, $key), self::at($ours, $key), self::at($stored, $key)];
            $item = $this->item(...$items, isSet: in_array((string) $key, $set, true));
            if ($item !== null) {
                $merged[(string) $key] = $item;
            }
        }
        return $merged;
    }

    /**
     * @param ?array<mixed> $loaded
     * @param ?array<mixed> $ours
     * @param ?array<mixed> $stored
     *
     * @return ?array<mixed>
     */
    private function item(?array $loaded, ?array $ours, ?array $stored, bool $isSet): ?array
    {
        if (self::isSame($ours, $loaded)) {
            return $stored;
        }
        if (self::isSame($stored, $loaded)) {
            return $ours;
        }
        $quantity = self::quantity($ours);
        if (!$isSet || $ours === null) {
            $quantity += self::quantity($stored) - self::quantity($loaded);
        }
        if ($quantity <= 0) {
            return null;
        }
        $item = ['quantity' => $quantity] + self::fields($loaded ?? [], $ours ?? [], $stored ?? []);
        $most = ($this->most)($item);
        return $most !== null && $quantity > $most ? ['quantity' => $most] + $item : $item;
    }

    /**
     * What other plugins keep with an item: as stored, but for what this request changed.
     *
     * @param array<mixed> $loaded
     * @param array<mixed> $ours
     * @param array<mixed> $stored
     *
     * @return array<mixed>
     */
    private static function fields(array $loaded, array $ours, array $stored): array
    {
        foreach ($ours as $name => $value) {
            if (!array_key_exists($name, $stored) || $value !== ($loaded[$name] ?? null)) {
                $stored[$name] = $value;
            }
        }
        return $stored;
    }

    /**
     * @param array<mixed> $cart
     *
     * @return ?array<mixed>
     */
    private static function at(array $cart, int|string $key): ?array
    {
        return is_array($cart[$key] ?? null) ? $cart[$key] : null;
    }

    /**
     * @param ?array<mixed> $one
     * @param ?array<mixed> $other
     */
    private static function isSame(?array $one, ?array $other): bool
    {
        if ($one === null || $other === null) {
            return $one === $other;
        }
        return array_diff_key($one, self::COMPUTED) === array_diff_key($other, self::COMPUTED);
    }

    /** @param ?array<mixed> $item As WooCommerce keeps it; null, or without a number: none of it. */
    public static function quantity(?array $item): int|float
    {
        $quantity = $item['quantity'] ?? 0;
        return is_numeric($quantity) ? $quantity + 0 : 0;
    }
}
