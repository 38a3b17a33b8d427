<?php

declare(strict_types=1);

namespace Mullion\SocialLogin;

use Mullion\Admin\HasSettings;
use Mullion\Assets\Manifest;
use Mullion\Endpoint\RateLimit;
use Mullion\Site\DailyJob;
use Mullion\Site\Part;
use Mullion\Widgets\WidgetRenderer;

defined('ABSPATH') || exit;

/** Login with Google, Facebook, Zalo or an OpenID Connect provider: the hooks of this part. */
final class SocialLogin implements Part, HasSettings
{
    public function __construct(
        private readonly Endpoint $endpoint,
        private readonly Settlement $settlement,
        private readonly Buttons $buttons,
        private readonly OncePerForm $once,
        private readonly AccountSection $account,
        private readonly Privacy $privacy,
        private readonly Connections $connections,
        private readonly Claim $claim,
        private readonly Tickets $tickets,
    ) {}

    /** The part's own object graph. */
    public static function build(WidgetRenderer $renderer, Manifest $manifest, RateLimit $limit): self
    {
        $options = new Options();
        $http = new Http();
        $providers = new Providers($options, $http, new Discovery($http));
        $connections = new Connections();
        $tickets = new Tickets();
        $page = new Page($manifest);
        $answer = new Answer($page);
        $proof = new Proof($tickets, $limit);
        $claim = new Claim($connections);
        $settlement = new Settlement(new Accounts($options), $connections, $proof, $claim);
        $pages = new ProofPages($proof, $providers, $settlement, $answer, $page);
        $endpoint = new Endpoint($providers, $tickets, $settlement, $pages, $answer, $limit);
        $once = new OncePerForm();
        $buttons = new Buttons($providers, $options, $renderer, $manifest, $once);
        $account = new AccountSection($connections, $providers, $endpoint, $answer);
        $privacy = new Privacy($connections);
        return new self($endpoint, $settlement, $buttons, $once, $account, $privacy, $connections, $claim, $tickets);
    }

    public function name(): string
    {
        return 'social-login';
    }

    public function title(): ?string
    {
        return null;
    }

    public function settings(): array
    {
        return SettingsSections::all();
    }

    public function register(): void
    {
        // After sessions and translations are there, before WooCommerce's own forms at 20.
        add_action('wp_loaded', [$this->endpoint, 'handle'], 5);
        add_action('wp_loaded', [$this->account, 'handle'], 5);
        add_action('wp_login', [$this->settlement, 'connectAfterLogin'], 10, 2);

        add_filter('mullion_login_buttons', [$this->buttons, 'list']);
        add_filter('mullion_expected_widgets', [$this->buttons, 'expect']);
        add_filter('mullion_settings', [$this->buttons, 'addSettings']);
        foreach (['login', 'register'] as $form) {
            add_action("woocommerce_{$form}_form_start", [$this->once, 'begin']);
            add_action("woocommerce_{$form}_form_end", [$this->buttons, 'printInForm']);
            add_action("woocommerce_{$form}_form_end", [$this->once, 'end'], PHP_INT_MAX);
        }
        add_action('login_form', [$this->buttons, 'printOnLoginPage']);
        add_action('login_enqueue_scripts', [$this->buttons, 'styleLoginPage']);
        add_filter('wp_login_errors', [$this->buttons, 'addLoginError']);
        add_action('woocommerce_before_customer_login_form', [$this->buttons, 'printProblem']);

        add_action('woocommerce_after_edit_account_form', [$this->account, 'printForShop']);
        add_action('show_user_profile', [$this->account, 'printForProfile']);

        add_action('admin_init', [$this->privacy, 'addPolicy']);
        add_filter('wp_privacy_personal_data_exporters', [$this->privacy, 'addExporter']);
        add_filter('wp_privacy_personal_data_erasers', [$this->privacy, 'addEraser']);
        add_action('after_password_reset', [$this->claim, 'forget']);
        add_action(DailyJob::HOOK, [$this->tickets, 'forget']);
        add_action('deleted_user', [$this->connections, 'removeAll']);
    }

    /** What has to be there once, from activation on. */
    public static function install(): void
    {
        Options::install();
        Tickets::install();
        Connections::install();
    }

    public static function uninstall(): void
    {
        Connections::uninstall();
        Tickets::uninstall();
        Discovery::uninstall();
        Options::uninstall();
    }
}
