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
        if (is_admin() || defined('WP_CLI')) {
            add_action('before_woocommerce_init', [$this, 'declare']);
        }
        // What asks third parties waits for the visitor's consent: src/consent.
        add_filter('wp_consent_api_registered_' . plugin_basename(MULLION_FILE), '__return_true');
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
