<?php

declare(strict_types=1);

namespace Mullion\Session;

use Mullion\Site\Features;
use Mullion\Site\Hooked;

defined('ABSPATH') || exit;

/** Puts our session handler in the place of WooCommerce's own, and of nobody else's. */
final class MergedSessions implements Hooked
{
    /** What it takes from its parent, which WooCommerce may rename. */
    private const PROPERTIES = ['_customer_id', '_data', '_dirty', '_session_expiration', '_table'];
    private const METHODS = [
        'generate_customer_id',
        'get_session_data',
        'save_data',
        'delete_session',
        'forget_session',
        'get_session',
        'has_session',
    ];

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
        $isOurs = $class === 'WC_Session_Handler' && $this->features->isOn('session') && self::fits();
        return $isOurs ? SessionHandler::class : $class;
    }

    /** The class that another plugin keeps sessions with, in ours and WooCommerce's place; null: there is none. */
    public static function standIn(): ?string
    {
        $class = apply_filters('woocommerce_session_handler', 'WC_Session_Handler');
        $isKnown = in_array($class, [SessionHandler::class, 'WC_Session_Handler'], true);
        return is_string($class) && !$isKnown ? $class : null;
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
