<?php

declare(strict_types=1);

namespace Mullion;

use Mullion\Admin\SettingsPage;
use Mullion\Assets\PageAssets;
use Mullion\Cart\ReplacedScripts;
use Mullion\Cart\RequestLog;
use Mullion\Cart\SpeculationRules;
use Mullion\Cart\StateFragment;
use Mullion\Endpoint\RateLimit;
use Mullion\Listing\OrderingButton;
use Mullion\Notice\Dismissal;
use Mullion\Notice\StoreNotice;
use Mullion\Session\MergedSessions;
use Mullion\Widgets\WidgetRenderer;

/** Every hook of the plugin in one place; each callback can be removed by name. */
final class Plugin
{
    public function __construct(
        public readonly PageAssets $assets,
        public readonly WidgetRenderer $renderer,
        private readonly ReplacedScripts $replacedScripts,
        private readonly MergedSessions $sessions,
        private readonly RequestLog $requestLog,
        private readonly StateFragment $stateFragment,
        private readonly StoreNotice $storeNotice,
        private readonly Dismissal $dismissal,
        private readonly OrderingButton $orderingButton,
        private readonly Features $features,
        private readonly SettingsPage $settingsPage,
        /** @var list<Part> */
        private readonly array $parts,
    ) {}

    public function register(): void
    {
        add_action('init', [Install::class, 'whenNew'], 0);
        add_action('init', [$this, 'loadTranslations']);
        add_action('before_woocommerce_init', [$this, 'declareCompatibility']);
        // What asks third parties waits for the visitor's consent: src/consent.
        add_filter('wp_consent_api_registered_' . plugin_basename(MULLION_FILE), '__return_true');
        register_deactivation_hook(MULLION_FILE, [Install::class, 'pause']);
        add_action(Install::DAILY, [$this, 'forgetLimits']);
        add_action('admin_menu', [$this->settingsPage, 'add']);
        add_action('admin_init', [$this->settingsPage, 'register']);

        add_action('wp_enqueue_scripts', [$this->assets, 'enqueue']);
        add_action('wp_head', [$this->assets, 'printPreloads'], 2);
        add_action('wp_footer', [$this->assets, 'printStatusRegion']);
        add_filter('script_loader_tag', [$this->assets, 'markEntry'], 10, 2);
        // After WooCommerce's own styles and before its params at 5: both print phases.
        add_action('wp_print_scripts', [$this->replacedScripts, 'blank'], 1);
        add_action('wp_head', [$this->replacedScripts, 'restore'], PHP_INT_MAX);
        add_action('wp_print_footer_scripts', [$this->replacedScripts, 'blank'], 1);

        // WooCommerce asks at the very start of `init`.
        $this->sessions->register();
        // Themes load after plugins: only now their filters can switch something off.
        add_action('init', [$this, 'registerParts'], 0);
    }

    /** What the owner can switch off. */
    public function registerParts(): void
    {
        if ($this->features->isOn('cart')) {
            // Before WooCommerce's own handlers at 10.
            add_action('wc_ajax_add_to_cart', [$this->requestLog, 'answerRepeated'], 1);
            add_action('wc_ajax_remove_from_cart', [$this->requestLog, 'answerRepeated'], 1);
            add_action('woocommerce_add_to_cart', [$this->requestLog, 'record']);
            add_action('woocommerce_cart_item_removed', [$this->requestLog, 'record']);
            add_filter('woocommerce_add_to_cart_fragments', [$this->stateFragment, 'add']);
            add_filter('wp_speculation_rules_href_exclude_paths', [new SpeculationRules(), 'exclude']);
        }
        if ($this->features->isOn('notice')) {
            add_action('wp_body_open', [$this->storeNotice, 'printAtTheTop']);
            add_filter('woocommerce_demo_store', [$this->storeNotice, 'replace'], 10, 2);
            add_action('template_redirect', [$this->dismissal, 'handle']);
        }
        if ($this->features->isOn('sort')) {
            add_action('woocommerce_before_template_part', [$this->orderingButton, 'begin']);
            add_action('woocommerce_after_template_part', [$this->orderingButton, 'end']);
        }
        foreach ($this->parts as $part) {
            if ($this->features->isOn($part->name())) {
                $part->register();
            }
        }
    }

    /** What nobody is limited by any more. */
    public function forgetLimits(): void
    {
        (new RateLimit())->forget();
    }

    /** Strings are translated from `init` on, as WordPress asks since 6.7. */
    public function loadTranslations(): void
    {
        load_plugin_textdomain('mullion', false, dirname(plugin_basename(MULLION_FILE)) . '/build/languages');
    }

    /** Tells WooCommerce that order tables and block checkout are fine with us. */
    public function declareCompatibility(): void
    {
        $features = '\Automattic\WooCommerce\Utilities\FeaturesUtil';
        if (class_exists($features)) {
            $features::declare_compatibility('custom_order_tables', MULLION_FILE, true);
            $features::declare_compatibility('cart_checkout_blocks', MULLION_FILE, true);
        }
    }
}
