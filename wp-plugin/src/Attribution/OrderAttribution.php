<?php

declare(strict_types=1);

namespace Mullion\Attribution;

use Mullion\Assets\Manifest;
use Mullion\Site\Part;

defined('ABSPATH') || exit;

/**
 * Puts our script in the place of WooCommerce's two that note where a visitor came from.
 *
 * Only the files change: the handles, `wc_order_attribution` with its fields and params, what depends on them, and
 * everything that WooCommerce does with an order stay. Switched off, WooCommerce's own files are back, and go on
 * with the same cookies. A site without WooCommerce may have our script, too, for the forms that tell their source.
 */
final class OrderAttribution implements Part
{
    /** As WooCommerce has them: field by field, where the script finds it. */
    private const FIELDS = [
        'source_type' => 'current.typ',
        'referrer' => 'current_add.rf',
        'utm_campaign' => 'current.cmp',
        'utm_source' => 'current.src',
        'utm_medium' => 'current.mdm',
        'utm_content' => 'current.cnt',
        'utm_id' => 'current.id',
        'utm_term' => 'current.trm',
        'utm_source_platform' => 'current.plt',
        'utm_creative_format' => 'current.fmt',
        'utm_marketing_tactic' => 'current.tct',
        'session_entry' => 'current_add.ep',
        'session_start_time' => 'current_add.fd',
        'session_pages' => 'session.pgs',
        'session_count' => 'udata.vst',
        'user_agent' => 'udata.uag',
    ];

    private const HANDLE = 'mullion-attribution';

    private const HANDLES = ['wc-order-attribution', 'sourcebuster-js'];

    public function __construct(private readonly Manifest $manifest) {}

    public function name(): string
    {
        return 'attribution';
    }

    public function title(): string
    {
        return __('Order attribution', 'mullion');
    }

    public function register(): void
    {
        add_filter('mullion_replaced_scripts', [$this, 'replace']);
        // WooCommerce registers its scripts at 10.
        add_action('wp_enqueue_scripts', [$this, 'defer'], 20);
        add_action('wp_enqueue_scripts', [$this, 'trackWithoutShop'], 20);
    }

    /**
     * Hooked to `mullion_replaced_scripts`. The order counts: with the first one replaced, nothing of
     * WooCommerce's needs the second.
     *
     * @param mixed $handles
     *
     * @return array<mixed>
     */
    public function replace(mixed $handles): array
    {
        return [...(is_array($handles) ? $handles : []), ...self::HANDLES];
    }

    /** Hooked to `wp_enqueue_scripts`: the parser need not wait. WordPress sees to dependents that can't wait. */
    public function defer(): void
    {
        if (wp_script_is('wc-order-attribution', 'registered')) {
            wp_script_add_data('wc-order-attribution', 'strategy', 'defer');
        }
    }

    /**
     * Hooked to `wp_enqueue_scripts`: our script on every page of a site that has no WooCommerce and wants it, for the
     * first page of a visit tells the source. With WooCommerce its own switch decides.
     */
    public function trackWithoutShop(): void
    {
        $file = $this->manifest->replacements()['wc-order-attribution'] ?? null;
        if (function_exists('WC') || $file === null || !self::isWanted()) {
            return;
        }
        wp_enqueue_script(self::HANDLE, $this->manifest->url($file), [], null, ['strategy' => 'defer']);
        $page = ['params' => self::params(), 'fields' => self::FIELDS];
        $json = wp_json_encode($page, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES);
        wp_add_inline_script(self::HANDLE, "var wc_order_attribution = {$json};", 'before');
    }

    private static function isWanted(): bool
    {
        /**
         * Notes where visitors come from on a site without WooCommerce: cookies, so only for who asks for it. A consent
         * tool on the page decides for each visitor.
         *
         * @since 0.1.0
         *
         * @param bool $isWanted False unless a site says otherwise.
         */
        return apply_filters('mullion_track_sources', false) === true;
    }

    /** @return array<string, scalar> What WooCommerce tells the script, with its own values. */
    private static function params(): array
    {
        return [
            'lifetime' => 0.00001,
            'session' => 30,
            'base64' => false,
            'prefix' => 'wc_order_attribution_',
            'allowTracking' => true,
            'consentCategory' => 'marketing',
        ];
    }
}
