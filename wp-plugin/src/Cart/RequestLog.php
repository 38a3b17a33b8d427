<?php

declare(strict_types=1);

namespace Mullion\Cart;

defined('ABSPATH') || exit;

/**
 * Remembers which requests a cart holds, in the session that holds the cart.
 *
 * Both are saved in one go, so the log tells the truth. The browser reads it to find out what became of a
 * request that got no answer, and a request that comes twice is carried out once; where both are under way
 * at a time, the session's merge sees to it.
 */
final class RequestLog
{
    /** In the session: identifiers, the oldest first. */
    public const KEY = 'mullion_requests';

    /** More than a browser keeps waiting at a time. */
    private const MOST = 50;

    public function __construct(private readonly Shop $shop) {}

    /**
     * Hooked before the shop's own handlers: a request that is in the cart already is answered with
     * the cart as it is.
     */
    public function answerRepeated(): void
    {
        if ($this->isRepeated()) {
            \WC_AJAX::get_refreshed_fragments();
        }
    }

    /** Whether the cart holds already what this request asks for. */
    public function isRepeated(): bool
    {
        $ids = $this->currentIds();
        if ($ids !== [] && $this->shop->session() === null && function_exists('wc_load_cart')) {
            wc_load_cart(); // the Store API does so later
        }
        $isRepeated = $ids !== [] && array_diff($ids, $this->read()) === [];
        if ($isRepeated) {
            (new LossCount())->count(LossCount::REPEATED);
        }
        return $isRepeated;
    }

    /** Hooked where the shop has changed the cart, before the session is saved. */
    public function record(): void
    {
        $requests = $this->read();
        $new = array_diff($this->currentIds(), $requests);
        if ($new !== []) {
            $this->shop->session()?->set(self::KEY, array_slice([...$requests, ...$new], -self::MOST));
        }
    }

    /** @return list<string> Identifiers of the requests that the cart holds, the oldest first. */
    public function read(): array
    {
        $requests = $this->shop->session()?->get(self::KEY);
        return is_array($requests) ? array_values(array_filter($requests, is_string(...))) : [];
    }

    /** @return list<string> Identifiers that our script sent along: several for a batch, none for any other request. */
    private function currentIds(): array
    {
        // The shop's cart endpoints have no nonce on purpose. A block's body is its own: the address has it.
        // phpcs:ignore WordPress.Security.NonceVerification -- this only names the request.
        $sent = $_POST['mullion_request'] ?? $_GET['mullion_request'] ?? '';
        $isKnown = is_string($sent) && preg_match('/^[a-z0-9]{8,60}(\.[a-z0-9]{8,60}){0,49}$/D', $sent) === 1;
        return $isKnown ? explode('.', $sent) : [];
    }
}
