<?php

declare(strict_types=1);

namespace Mullion\Session;

use Mullion\Features;

/** Puts our session handler in the place of WooCommerce's own, and of nobody else's. */
final class MergedSessions
{
    /** What it takes from its parent, which WooCommerce may rename. */
    private const PROPERTIES = ['_customer_id', '_data', '_dirty', '_session_expiration', '_table'];
    private const METHODS = ['get_session_data', 'save_data', 'delete_session', 'forget_session', 'get_session', 'has_session'];

    public function __construct(private readonly Features $features) {}

    public function register(): void
    {
        // After those that bring a handler of their own: the Store API's does so at 10 where a request has a token.
        add_filter('woocommerce_session_handler', [$this, 'handler'], 100);
    }

    /**
     * Hooked to `woocommerce_session_handler`.
     *
     * @param mixed $class Another plugin's class stays.
     */
    public function handler(mixed $class): mixed
    {
        if ($class !== \WC_Session_Handler::class || !$this->features->isOn('session') || !self::fits()) {
            return $class;
        }
        (new AccountCart(new CartMerge(ItemLimit::of(...))))->register();
        return SessionHandler::class;
    }

    /** Who keeps the sessions in our place, though the owner has ours switched on; null: nobody. */
    public function stepsAsideFor(): ?string
    {
        $class = apply_filters('woocommerce_session_handler', \WC_Session_Handler::class);
        return $class === SessionHandler::class || !is_string($class) ? null : $class;
    }

    /** Whether this WooCommerce has all that {@see SessionHandler} builds on. */
    public static function fits(): bool
    {
        foreach (self::PROPERTIES as $name) {
            if (!property_exists(\WC_Session_Handler::class, $name)) {
                return false;
            }
        }
        foreach (self::METHODS as $name) {
            if (!method_exists(\WC_Session_Handler::class, $name)) {
                return false;
            }
        }
        return !(new \ReflectionClass(\WC_Session_Handler::class))->isFinal();
    }
}
