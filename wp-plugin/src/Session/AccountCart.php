<?php

declare(strict_types=1);

namespace Mullion\Session;

use Mullion\Site\Database;

defined('ABSPATH') || exit;

/**
 * The cart that WooCommerce keeps with an account for the next login: saved by the same rules as the session.
 *
 * Otherwise an order in one tab and a change in another would leave the bought items there, and the next empty
 * cart would be filled with them.
 */
final class AccountCart
{
    private const TRIES = 5;

    /** @var ?array<mixed> As this request found it, or saved it last. */
    private ?array $loaded = null;

    public function __construct(
        private readonly CartMerge $carts,
        private readonly SetLines $lines,
    ) {}

    public function register(): void
    {
        add_action('woocommerce_load_cart_from_session', [$this, 'remember']);
        add_filter('update_user_metadata', [$this, 'update'], 10, 4);
        add_filter('delete_user_metadata', [$this, 'delete'], 10, 3);
    }

    /** Hooked to `woocommerce_load_cart_from_session`. */
    public function remember(): void
    {
        $this->loaded = self::items(get_user_meta(get_current_user_id(), self::key(), true));
    }

    /** Hooked to `update_user_metadata`. @return mixed true: it is saved. */
    public function update(mixed $done, mixed $user, mixed $key, mixed $value): mixed
    {
        return $this->isOurs($done, $user, $key) && $this->save(self::items($value)) ? true : $done;
    }

    /** Hooked to `delete_user_metadata`: after an order, only what was there when it began goes. */
    public function delete(mixed $done, mixed $user, mixed $key): mixed
    {
        return $this->isOurs($done, $user, $key) && $this->save([]) ? true : $done;
    }

    /** Who the user is comes last: WordPress writes about one while it is finding that out (application passwords). */
    private function isOurs(mixed $done, mixed $user, mixed $key): bool
    {
        return $done === null && $this->loaded !== null && $key === self::key()
            && is_numeric($user) && (int) $user === get_current_user_id();
    }

    /**
     * @param array<mixed> $ours
     *
     * @return bool False where WordPress may do as it was asked to: nothing is there yet, or nothing stays.
     */
    private function save(array $ours): bool
    {
        $db = Database::get();
        $loaded = $this->loaded ?? [];
        for ($tries = self::TRIES; $tries > 0; $tries--) {
            // phpcs:ignore WordPress.DB -- what stands there now, whatever the cache has.
            $stored = $db->get_var($db->prepare(
                'SELECT meta_value FROM %i WHERE user_id = %d AND meta_key = %s LIMIT 1',
                $db->usermeta,
                get_current_user_id(),
                self::key(),
            ));
            if (!is_string($stored)) {
                break;
            }
            $merged = $this->carts->merge(
                $loaded,
                $ours,
                self::items(maybe_unserialize($stored)),
                $this->lines->ofRequest(),
            );
            if ($merged === []) {
                break;
            }
            $value = serialize(['cart' => $merged]);
            // phpcs:ignore WordPress.DB
            $written = $value === $stored ? 1 : $db->query((string) $db->prepare(
                'UPDATE %i SET meta_value = %s WHERE user_id = %d AND meta_key = %s AND MD5(meta_value) = %s',
                $db->usermeta,
                $value,
                get_current_user_id(),
                self::key(),
                md5($stored),
            ));
            if ($written) {
                wp_cache_delete(get_current_user_id(), 'user_meta');
                $this->loaded = $ours;
                return true;
            }
        }
        $this->loaded = $ours;
        return false;
    }

    /** @return array<mixed> */
    private static function items(mixed $value): array
    {
        return is_array($value) && is_array($value['cart'] ?? null) ? $value['cart'] : [];
    }

    private static function key(): string
    {
        return '_woocommerce_persistent_cart_' . get_current_blog_id();
    }
}
