<?php

declare(strict_types=1);

namespace Mullion\Session;

use Mullion\Cart\BlockRequests;

defined('ABSPATH') || exit;

/**
 * Notes in the session which lines of the cart had their quantity set, and which were put back, as against added to:
 * of two requests that set the same line at once the later one's number counts, and not their sum ({@see CartMerge}).
 */
final class SetLines
{
    /** In the session: a mark by line, another one each time. */
    public const KEY = 'mullion_set';

    private const MOST = 20;

    /** Of the last line, its mark before: an add to a line that is there sets its quantity, too, and says so later. */
    private ?string $line = null;
    private mixed $before = null;
    private bool $isBlockAdding = false;

    /** @var array<string, true> By line, those of this request. */
    private array $set = [];

    private function __construct(private readonly \WC_Session $session) {}

    public static function watched(\WC_Session $session): self
    {
        $lines = new self($session);
        add_filter('rest_dispatch_request', [$lines, 'follow'], 10, 2);
        add_action('woocommerce_after_cart_item_quantity_update', [$lines, 'note'], 10, 3);
        add_action('woocommerce_cart_item_restored', [$lines, 'mark']);
        add_action('woocommerce_add_to_cart', [$lines, 'forget']);
        add_action('woocommerce_cart_emptied', [$lines, 'clear']);
        return $lines;
    }

    /** Hooked to `rest_dispatch_request`, asked for each item of a batch: an add of the blocks says nothing later. */
    public function follow(mixed $response, mixed $request): mixed
    {
        $this->isBlockAdding = BlockRequests::isAdd($request);
        return $response;
    }

    /** Hooked to `woocommerce_after_cart_item_quantity_update`. */
    public function note(mixed $line, mixed $quantity, mixed $before): void
    {
        $isAnother = is_numeric($quantity) && is_numeric($before) && (float) $quantity !== (float) $before;
        if ($isAnother && !$this->isBlockAdding) {
            $this->mark($line);
        }
    }

    /** Hooked to `woocommerce_cart_item_restored`. */
    public function mark(mixed $line): void
    {
        if (!is_string($line)) {
            return;
        }
        $marks = $this->marks();
        [$this->line, $this->before] = [$line, $marks[$line] ?? null];
        unset($marks[$line]);
        $marks[$line] = bin2hex(random_bytes(4));
        $this->set[$line] = true;
        $this->session->set(self::KEY, array_slice($marks, -self::MOST, null, true));
    }

    /** Hooked to `woocommerce_add_to_cart`. */
    public function forget(mixed $line): void
    {
        if ($line === null || $line !== $this->line) {
            return;
        }
        unset($this->set[$line]);
        $marks = array_filter([$this->line => $this->before] + $this->marks());
        $this->session->set(self::KEY, $marks === [] ? null : $marks);
        $this->line = null;
    }

    /** Hooked to `woocommerce_cart_emptied`: a session that holds nothing else may end. */
    public function clear(): void
    {
        if ($this->marks() !== []) {
            $this->session->set(self::KEY, null);
        }
    }

    /** @return list<string> Lines that this request has set. */
    public function ofRequest(): array
    {
        return array_keys($this->set);
    }

    /**
     * Lines that two requests have set since both read the session.
     *
     * @param array<mixed> $loaded Sessions, as {@see SessionMerge} has them.
     * @param array<mixed> $ours
     * @param array<mixed> $stored
     *
     * @return list<string>
     */
    public static function ofBoth(array $loaded, array $ours, array $stored): array
    {
        [$was, $is, $other] = array_map(
            static fn(array $session): array => SessionRow::unpacked($session[self::KEY] ?? null),
            [$loaded, $ours, $stored],
        );
        $isAnother = static fn(array $marks, int|string $line): bool
            => isset($marks[$line]) && $marks[$line] !== ($was[$line] ?? null);
        $lines = array_filter(array_keys($is), static fn(int|string $line): bool
            => $isAnother($is, $line) && $isAnother($other, $line));
        return array_map(strval(...), array_values($lines));
    }

    /** @return array<mixed> */
    private function marks(): array
    {
        $marks = $this->session->get(self::KEY);
        return is_array($marks) ? $marks : [];
    }
}
