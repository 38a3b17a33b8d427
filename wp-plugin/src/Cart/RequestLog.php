<?php

declare(strict_types=1);

namespace Mullion\Cart;

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
        $id = $this->currentId();
        if ($id !== null && in_array($id, $this->read(), true)) {
            \WC_AJAX::get_refreshed_fragments();
        }
    }

    /** Hooked where the shop has changed the cart, before the session is saved. */
    public function record(): void
    {
        $id = $this->currentId();
        $requests = $this->read();
        if ($id !== null && !in_array($id, $requests, true)) {
            $this->shop->session()?->set(self::KEY, array_slice([...$requests, $id], -self::MOST));
        }
    }

    /** @return list<string> Identifiers of the requests that the cart holds, the oldest first. */
    public function read(): array
    {
        $requests = $this->shop->session()?->get(self::KEY);
        return is_array($requests) ? array_values(array_filter($requests, is_string(...))) : [];
    }

    /** The identifier that our script sent along; null for any other request. */
    private function currentId(): ?string
    {
        // The shop's cart endpoints have no nonce on purpose.
        // phpcs:ignore WordPress.Security.NonceVerification -- this only names the request.
        $posted = $_POST['mullion_request'] ?? '';
        $id = is_string($posted) ? wp_unslash($posted) : '';
        return is_string($id) && preg_match('/^[a-z0-9]{8,60}$/D', $id) === 1 ? $id : null;
    }
}
