<?php

declare(strict_types=1);

namespace Mullion\Cart;

/**
 * Remembers which requests a cart holds, in the session that holds the cart.
 *
 * Both are saved in one go, so the log tells the truth even when WooCommerce's last write wins: a
 * page view that undoes an item undoes its entry too. The browser reads the log to find out what
 * became of a request, and a request that comes twice is carried out once.
 */
final class RequestLog
{
    /** In the session: identifiers, the oldest first. */
    public const KEY = 'mullion_requests';

    /** Enough for every request of the minute in which the browser still asks. */
    private const MOST = 50;

    public function __construct(private readonly Shop $shop) {}

    /**
     * Hooked before the shop's own handlers: a request that is in the cart already is answered with
     * the cart as it is.
     */
    public function answerRepeated(): void
    {
        $id = $this->currentId();
        if ($id !== null && in_array($id, $this->read()['requests'], true)) {
            \WC_AJAX::get_refreshed_fragments();
        }
    }

    /** Hooked where the shop has changed the cart, before the session is saved. */
    public function record(): void
    {
        $id = $this->currentId();
        $session = $this->shop->session();
        if ($id === null || $session === null) {
            return;
        }
        $log = $this->read();
        if (in_array($id, $log['requests'], true)) {
            return;
        }
        $session->set(self::KEY, [
            'generation' => $log['generation'] !== '' ? $log['generation'] : wp_generate_password(12, false),
            'requests' => array_slice([...$log['requests'], $id], -self::MOST),
        ]);
    }

    /** @return array{generation: string, requests: list<string>} */
    public function read(): array
    {
        $log = $this->shop->session()?->get(self::KEY);
        $log = is_array($log) ? $log : [];
        $requests = is_array($log['requests'] ?? null) ? $log['requests'] : [];
        return [
            'generation' => is_string($log['generation'] ?? null) ? $log['generation'] : '',
            'requests' => array_values(array_filter($requests, is_string(...))),
        ];
    }

    /** The identifier that our script sent along; null for any other request. */
    private function currentId(): ?string
    {
        // phpcs:ignore WordPress.Security.NonceVerification -- the shop's cart endpoints have no nonce on purpose; this only names the request.
        $id = isset($_POST['mullion_request']) && is_string($_POST['mullion_request']) ? wp_unslash($_POST['mullion_request']) : '';
        return is_string($id) && preg_match('/^[a-z0-9]{8,60}$/', $id) === 1 ? $id : null;
    }
}
