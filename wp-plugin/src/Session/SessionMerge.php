<?php

declare(strict_types=1);

namespace Mullion\Session;

use Mullion\Cart\RequestLog;

defined('ABSPATH') || exit;

/**
 * Puts what one request changed in a visitor's session on top of what stands in the database by now.
 *
 * A session is what WooCommerce keeps in one row: values by key, each serialized unless it is a string. A key
 * that this request left alone keeps what is stored; one that it alone changed is its own. Where both changed
 * it, carts are merged by item, lists by element, and of everything else the later one stays, as in WooCommerce.
 */
final class SessionMerge
{
    private const MAPS = ['removed_cart_contents', OrderedItems::KEY, SetLines::KEY];
    private const COUPONS = 'applied_coupons';

    /** What WooCommerce computes from the keys below it, and computes anew where it is missing. */
    private const COMPUTED = ['cart_totals', 'coupon_discount_totals', 'coupon_discount_tax_totals'];
    private const COMPUTED_FROM = ['cart', self::COUPONS, 'chosen_shipping_methods', 'customer'];

    /** @param \Closure(list<mixed>): bool $mayStand Whether coupons, by their codes, may be used together. */
    public function __construct(
        private readonly CartMerge $carts,
        private readonly \Closure $mayStand,
    ) {}

    public static function ofShop(): self
    {
        return new self(CartMerge::ofShop(), CouponSet::mayStand(...));
    }

    /**
     * @param array<mixed> $loaded What the request began with.
     * @param array<mixed> $ours   What it ends with.
     * @param array<mixed> $stored What stands in the database.
     *
     * @return array<mixed> `$stored` itself where another request with our identifier was faster.
     */
    public function merge(array $loaded, array $ours, array $stored): array
    {
        if ($this->isRepeated($loaded, $ours, $stored)) {
            return $stored;
        }
        $merged = [];
        $set = SetLines::ofBoth($loaded, $ours, $stored);
        foreach (array_keys($stored + $ours) as $key) {
            $values = [$loaded[$key] ?? null, $ours[$key] ?? null, $stored[$key] ?? null];
            $value = $this->value((string) $key, $values, $set);
            if ($value !== null) {
                $merged[$key] = $value;
            }
        }
        return $this->withTotalsThatFit($merged, $ours, $stored);
    }

    /**
     * The browser sends what got no answer once more, with the same identifier; both may be under way at once.
     *
     * @param array<mixed> $loaded
     * @param array<mixed> $ours
     * @param array<mixed> $stored
     */
    private function isRepeated(array $loaded, array $ours, array $stored): bool
    {
        [$before, $now, $there] = array_map(
            static fn(array $session): array => SessionRow::unpacked($session[RequestLog::KEY] ?? null),
            [$loaded, $ours, $stored],
        );
        $new = ListMerge::without($now, $before);
        return ListMerge::without($new, $there) !== $new;
    }

    /**
     * @param array{mixed, mixed, mixed} $values Loaded, ours, stored.
     * @param list<string>               $set
     */
    private function value(string $key, array $values, array $set): mixed
    {
        [$loaded, $ours, $stored] = $values;
        if ($ours === $loaded) {
            return $stored;
        }
        if ($stored === $loaded) {
            return $ours;
        }
        $values = array_map(SessionRow::unpacked(...), [$loaded, $ours, $stored]);
        $merged = match (true) {
            $key === 'cart' => $this->carts->merge(...$values, set: $set),
            $key === self::COUPONS => $this->coupons(...$values),
            in_array($key, self::MAPS, true) => self::byKey(...$values),
            $key === 'wc_notices' => self::notices(...$values),
            $key === RequestLog::KEY => ListMerge::elements(...$values),
            default => null,
        };
        if ($merged === null) {
            return $ours;
        }
        return $merged === [] ? null : serialize($merged);
    }

    /**
     * Both, unless one of them is for use alone: then the later request's, as WooCommerce would have it.
     *
     * @param array<mixed> $loaded
     * @param array<mixed> $ours
     * @param array<mixed> $stored
     *
     * @return array<mixed>
     */
    private function coupons(array $loaded, array $ours, array $stored): array
    {
        $merged = ListMerge::elements($loaded, $ours, $stored);
        return ($this->mayStand)($merged) ? $merged : $ours;
    }

    /**
     * Totals belong to one cart: those of a request that computed them from what is saved now, or none.
     *
     * @param array<mixed> $merged
     * @param array<mixed> $ours
     * @param array<mixed> $stored
     *
     * @return array<mixed>
     */
    private function withTotalsThatFit(array $merged, array $ours, array $stored): array
    {
        $computed = array_fill_keys(self::COMPUTED, true);
        // In one order: a key that was set anew stands at the end of its own request's session.
        $basis = static fn(array $session): array => array_map(
            static fn(string $key): mixed => $session[$key] ?? null,
            self::COMPUTED_FROM,
        );
        $source = match ($basis($merged)) {
            $basis($ours) => $ours,
            $basis($stored) => $stored,
            default => [],
        };
        return array_diff_key($merged, $computed) + array_intersect_key($source, $computed);
    }

    /**
     * @param array<mixed> $loaded
     * @param array<mixed> $ours
     * @param array<mixed> $stored
     *
     * @return array<mixed>
     */
    private static function byKey(array $loaded, array $ours, array $stored): array
    {
        $merged = [];
        foreach (array_keys($stored + $ours) as $key) {
            [$was, $is, $other] = [$loaded[$key] ?? null, $ours[$key] ?? null, $stored[$key] ?? null];
            $value = $is === $was ? $other : $is;
            if ($value !== null) {
                $merged[$key] = $value;
            }
        }
        return $merged;
    }

    /**
     * Messages by kind; the same one may stand there twice.
     *
     * @param array<mixed> $loaded
     * @param array<mixed> $ours
     * @param array<mixed> $stored
     *
     * @return array<mixed>
     */
    private static function notices(array $loaded, array $ours, array $stored): array
    {
        $merged = [];
        foreach (array_keys($stored + $ours) as $kind) {
            $merged[$kind] = ListMerge::elements(
                (array) ($loaded[$kind] ?? []),
                (array) ($ours[$kind] ?? []),
                (array) ($stored[$kind] ?? []),
            );
        }
        return array_filter($merged);
    }
}
