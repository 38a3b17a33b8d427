<?php

declare(strict_types=1);

namespace Mullion\Session;

use Mullion\Cart\LossCount;
use Mullion\Endpoint\Uncached;

defined('ABSPATH') || exit;

/**
 * WooCommerce's own session handler, but for its way of saving. It writes the whole session back, so of two requests
 * that overlap the last undoes the other, and carts lose items; here what others wrote since this one began stays.
 * Everything else (cookie, expiry, login, logout) is WooCommerce's.
 */
final class SessionHandler extends \WC_Session_Handler
{
    /** How often it is tried without the lock; and with it, where only those that have not asked for it are faster. */
    private const TRIES = 4;
    private const TRIES_ALONE = 50;

    /** @var array<mixed> The session as this request found it, or saved it last. */
    private array $loaded = [];
    /** The row of that moment; null where there was none. */
    private ?string $read = null;
    /** Whether WooCommerce is reading the session that this request works on. */
    private bool $isStarting = false;
    /** Meanwhile, where the visitor has just pressed something; else its class is not loaded. */
    private ?SharedStart $start = null;
    /** Whether another request has written since this one read. */
    private bool $isOvertaken = false;

    /** @return void */
    public function init()
    {
        (new AccountCart(CartMerge::ofShop(), SetLines::watched($this)))->register();
        parent::init();
    }

    /** @return void */
    public function init_session_cookie()
    {
        $this->isStarting = true;
        $name = $_COOKIE['mullion_start'] ?? null;
        $this->start = $name === null ? null : new SharedStart($this->_table, $name);
        parent::init_session_cookie();
        if (!$this->has_session() && $this->start?->hasBegun((string) $this->_customer_id)) {
            $this->set_customer_session_cookie(true);
            $this->_data = $this->get_session_data();
            // No page cache knows the cookie that it came by, and the page may show this visitor's cart.
            Uncached::page();
        }
        [$this->start, $this->isStarting] = [null, false];
    }

    /** @return string */
    public function generate_customer_id()
    {
        return $this->start?->customerId((int) $this->_session_expiration) ?? parent::generate_customer_id();
    }

    /**
     * WooCommerce 10 asks for it in the middle of a request, too, to see which keys there are. What others wrote
     * meanwhile is not what this request began with: it would count as removed.
     *
     * @return array<mixed>
     */
    public function get_session_data()
    {
        if ($this->isStarting) {
            $cache = $this->has_session() ? new SessionCache($this->ownRow()) : null;
            $read = $cache?->read((int) $this->_session_expiration);
            $this->remember(SessionRow::unpacked($read), $read);
        }
        return $this->loaded;
    }

    /**
     * @param string|mixed $old_session_key A guest's session that has become the account's.
     *
     * @return void
     */
    public function save_data($old_session_key = '')
    {
        if (!$this->_dirty || !$this->has_session()) {
            return;
        }
        if ($old_session_key !== '' && $old_session_key !== $this->_customer_id) {
            // Moved, not changed: the guest's row goes, and with it what late requests could come back to.
            parent::save_data($old_session_key);
            $this->remember($this->_data, serialize($this->_data));
            return;
        }
        $this->_dirty = false;
        if ($this->_data !== $this->loaded) {
            $this->save();
        }
    }

    /** @return void */
    public function delete_session($customer_id)
    {
        parent::delete_session($customer_id);
        (new SessionCache(new SessionRow($this->_table, (string) $customer_id)))->forget();
    }

    /**
     * Every page view ends a guest's session that holds nothing, in newer versions: not one that another request has
     * put something into meanwhile.
     *
     * @return void
     */
    public function destroy_session_if_empty()
    {
        $mayEnd = $this->_has_cookie && empty($this->_data) && $this->ownRow()->read() === $this->read;
        if ($mayEnd && in_array('destroy_session_if_empty', get_class_methods(parent::class), true)) {
            parent::destroy_session_if_empty();
        }
    }

    /** @return void */
    public function forget_session()
    {
        parent::forget_session();
        $this->remember([], null);
    }

    /**
     * @param mixed $customer_id
     * @param mixed $default_value
     *
     * @return mixed
     */
    public function get_session($customer_id, $default_value = false)
    {
        $session = parent::get_session(is_scalar($customer_id) ? (string) $customer_id : '', $default_value);
        return $session === SessionCache::GONE ? $default_value : $session;
    }

    private function save(): void
    {
        $row = $this->ownRow();
        $this->settle($row, self::TRIES) || $row->alone(fn() => $this->settle($row, self::TRIES_ALONE, true));
    }

    /** Merges and writes until nobody was faster. @return bool Whether there is nothing left to do. */
    private function settle(SessionRow $row, int $tries, bool $isAlone = false): bool
    {
        $expiry = (int) $this->_session_expiration;
        for (; $tries > 0; $tries--) {
            $stored = SessionRow::unpacked($this->read);
            $merged = SessionMerge::ofShop()->merge($this->loaded, $this->_data, $stored);
            $value = serialize($merged);
            if ($value === $this->read || $row->swap($this->read, $value, $expiry)) {
                $this->remember($this->_data, $value);
                (new SessionCache($row))->write($value, $expiry);
                $this->countRescue($merged);
                return true;
            }
            $before = $this->read;
            $this->read = $row->read();
            if ($isAlone && $before !== null && $this->read === $before) {
                // Nobody was faster: in a table of another encoding than the connection's no digest is the same.
                [$this->_data, $this->_dirty] = [$merged, true];
                parent::save_data();
                (new SessionCache($row))->write($value, $expiry);
                $this->remember($merged, $value);
                return true;
            }
            $this->isOvertaken = true;
            if ($before !== null && $this->read === null) {
                // Logged out, moved to an account, or expired meanwhile: a late request does not bring it back.
                return true;
            }
        }
        return false;
    }

    /** @param array<mixed> $merged What is saved. */
    private function countRescue(array $merged): void
    {
        if ($this->isOvertaken && Rescue::happened($this->_data, $merged)) {
            (new LossCount())->count(LossCount::MERGED);
        }
        $this->isOvertaken = false;
    }

    /** @param array<mixed> $data */
    private function remember(array $data, ?string $read): void
    {
        $this->loaded = $data;
        $this->read = $read;
    }

    private function ownRow(): SessionRow
    {
        return new SessionRow($this->_table, (string) $this->_customer_id);
    }
}
