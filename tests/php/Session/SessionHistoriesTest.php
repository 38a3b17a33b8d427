<?php

declare(strict_types=1);

namespace Mullion\Tests\Session;

use Mullion\Session\CartMerge;
use Mullion\Session\SessionMerge;
use Mullion\Session\SetLines;
use PHPUnit\Framework\TestCase;
use Random\Engine\Mt19937;
use Random\Randomizer;

/**
 * Requests of one visitor that overlap at random, against what the visitor asked for: each reads the session at
 * one moment and saves at a later one, merged with what stands there by then.
 */
final class SessionHistoriesTest extends TestCase
{
    private const HISTORIES = 10_000;
    private const PRODUCTS = ['a', 'b', 'c'];
    private const COUPONS = ['mua-thu', 'khach-quen'];

    /** @var array<string, mixed> What stands in the database. */
    private array $stored = [];

    /** @var array<string, int> What the visitor asked for, by product. */
    private array $wanted = [];

    /** @var array<string, true> */
    private array $coupons = [];

    private Randomizer $random;
    private SessionMerge $merge;

    protected function setUp(): void
    {
        $this->merge = new SessionMerge(new CartMerge(static fn(array $item): ?int => null), static fn(array $codes): bool => true);
    }

    public function testEachOfTenThousandHistoriesEndsAsTheVisitorAskedFor(): void
    {
        for ($seed = 1; $seed <= self::HISTORIES; $seed++) {
            $this->random = new Randomizer(new Mt19937($seed));
            $this->stored = [];
            $this->wanted = array_fill_keys(self::PRODUCTS, 0);
            $this->coupons = [];
            $history = $this->play();

            $said = "Seed {$seed}: {$history}";
            self::assertSame(array_filter($this->wanted), $this->quantities($this->stored), $said);
            self::assertEqualsCanonicalizing(array_keys($this->coupons), self::value($this->stored, 'applied_coupons'), $said);
            self::assertContains($this->stored['cart_totals'] ?? null, [null, $this->totals($this->stored)], $said);
        }
    }

    /** Two to seven requests; at each moment one of them begins, or one that has begun ends. */
    private function play(): string
    {
        $history = '';
        $left = $this->random->getInt(2, 7);
        $open = [];
        while ($left > 0 || $open !== []) {
            if ($left > 0 && ($open === [] || $this->random->getInt(0, 1) === 1)) {
                $open[] = $this->stored;
                $left--;
                $history .= 'begin ';
            } else {
                $at = $this->random->getInt(0, count($open) - 1);
                [$loaded] = array_splice($open, $at, 1);
                $history .= $this->end($loaded) . ' ';
            }
        }
        return $history;
    }

    /** @param array<string, mixed> $loaded */
    private function end(array $loaded): string
    {
        $product = self::PRODUCTS[$this->random->getInt(0, 2)];
        $coupon = self::COUPONS[$this->random->getInt(0, 1)];
        $seen = $this->quantities($loaded);
        $cart = $seen;
        $coupons = self::value($loaded, 'applied_coupons');
        $number = $this->random->getInt(1, 3);
        $what = $this->random->getInt(0, 7);
        match ($what) {
            0, 1, 2 => $cart[$product] = ($seen[$product] ?? 0) + $number,
            3 => $cart = array_diff_key($cart, [$product => 0]),
            4 => $cart = isset($seen[$product]) ? [$product => $number] + $cart : $cart,
            5 => $coupons = array_values(array_unique([...$coupons, $coupon])),
            6 => $coupons = array_values(array_diff($coupons, [$coupon])),
            7 => [$cart, $coupons] = [[], []],
        };
        $marks = self::value($loaded, SetLines::KEY);
        $isSet = $what === 4 && ($seen[$product] ?? $number) !== $number;
        $wasSet = (self::value($this->stored, SetLines::KEY)[$product] ?? null) !== ($marks[$product] ?? null);
        $this->ask($seen, $cart, self::value($loaded, 'applied_coupons'), $coupons);
        if ($isSet) {
            $marks[$product] = (string) $this->random->getInt(1, PHP_INT_MAX);
            $this->wanted[$product] = $wasSet ? $number : $this->wanted[$product];
        }
        $ours = $this->session($cart, $coupons) + array_filter([SetLines::KEY => $marks === [] ? null : serialize($marks)]);
        $this->stored = $this->merge->merge($loaded, $ours, $this->stored);
        return ['add', 'add', 'add', 'remove', 'set', 'coupon', 'no coupon', 'order'][$what] . " {$product}{$number}";
    }

    /**
     * @param array<string, int> $seen
     * @param array<string, int> $cart
     * @param list<string>       $had
     * @param list<string>       $coupons
     */
    private function ask(array $seen, array $cart, array $had, array $coupons): void
    {
        foreach (self::PRODUCTS as $product) {
            $more = ($cart[$product] ?? 0) - ($seen[$product] ?? 0);
            $this->wanted[$product] = max(0, $this->wanted[$product] + $more);
        }
        $this->coupons = array_diff_key($this->coupons, array_flip(array_diff($had, $coupons)));
        $this->coupons += array_fill_keys(array_diff($coupons, $had), true);
    }

    /**
     * @param array<string, int> $quantities
     * @param list<string>       $coupons
     *
     * @return array<string, mixed> As WooCommerce keeps it.
     */
    private function session(array $quantities, array $coupons): array
    {
        $cart = [];
        foreach ($quantities as $product => $quantity) {
            $cart[$product] = ['product_id' => ord($product), 'quantity' => $quantity, 'line_total' => $quantity * 1000];
        }
        $session = array_map(serialize(...), array_filter(['cart' => $cart, 'applied_coupons' => $coupons]));
        return $cart === [] ? $session : $session + ['cart_totals' => $this->totals($session)];
    }

    /** @param array<string, mixed> $session @return array<string, int> Sorted by product. */
    private function quantities(array $session): array
    {
        $quantities = array_column(self::value($session, 'cart'), 'quantity', null);
        $quantities = array_combine(array_keys(self::value($session, 'cart')), $quantities);
        ksort($quantities);
        return $quantities;
    }

    /** @param array<string, mixed> $session */
    private function totals(array $session): string
    {
        $coupons = self::value($session, 'applied_coupons');
        sort($coupons);
        return (string) json_encode([$this->quantities($session), $coupons]);
    }

    /** @param array<string, mixed> $session @return array<mixed> */
    private static function value(array $session, string $key): array
    {
        return unserialize($session[$key] ?? 'a:0:{}');
    }
}
