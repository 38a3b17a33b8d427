<?php

declare(strict_types=1);

namespace Mullion;

use Mullion\Site\Hooked;

defined('ABSPATH') || exit;

/** What other plugins ask of each plugin: whether it goes along with what they do. */
final class Compatibility implements Hooked
{
    public function register(): void
    {
        // WooCommerce shows it to the owner; a visitor's page needs not load what keeps it.
        add_action('before_woocommerce_init', [$this, 'declare']);
    }

    /** Tells WooCommerce that order tables and block checkout are fine with us. */
    public function declare(): void
    {
        $features = '\Automattic\WooCommerce\Utilities\FeaturesUtil';
        if (class_exists($features)) {
            $features::declare_compatibility('custom_order_tables', MULLION_FILE, true);
            $features::declare_compatibility('cart_checkout_blocks', MULLION_FILE, true);
        }
    }
}
