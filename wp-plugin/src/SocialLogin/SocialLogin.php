<?php

declare(strict_types=1);

namespace Mullion\SocialLogin;

use Mullion\Admin\CheckPanel;
use Mullion\Admin\HasSettings;
use Mullion\Admin\HasSetUp;
use Mullion\Assets\Manifest;
use Mullion\Endpoint\RateLimit;
use Mullion\Site\Part;
use Mullion\Widgets\WidgetRenderer;

defined('ABSPATH') || exit;

/** Login with Google, Facebook, Zalo or an OpenID Connect provider: the hooks of this part. */
final class SocialLogin implements Part, HasSettings, HasSetUp
{
    /** In the query of the home page: which of this part's addresses it is. */
    public const QUERY = 'mullion-login';

    private ?Services $services = null;

    public function __construct(
        private readonly WidgetRenderer $renderer,
        private readonly Manifest $manifest,
        private readonly RateLimit $limit,
        private readonly OncePerForm $once = new OncePerForm(),
    ) {}

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

    public function isSetUp(): bool
    {
        return array_filter(array_keys(Providers::NAMES), (new Options())->isSetUp(...)) !== [];
    }

    public function panels(): array
    {
        return [new CheckPanel(new ProviderCheck(new Options()), $this->limit)];
    }

    public function register(): void
    {
        // After sessions and translations are there, before WooCommerce's own forms at 20.
        add_action('wp_loaded', [$this, 'handle'], 5);
        add_action('wp_login', [$this, 'connectAfterLogin'], 10, 2);

        add_filter('mullion_login_buttons', [$this, 'list']);
        add_filter('mullion_expected_widgets', [$this, 'expect']);
        add_filter('mullion_settings', [$this, 'addSettings']);
        foreach (['login', 'register'] as $form) {
            add_action("woocommerce_{$form}_form_start", [$this->once, 'begin']);
            add_action("woocommerce_{$form}_form_end", [$this, 'printInForm']);
            add_action("woocommerce_{$form}_form_end", [$this->once, 'end'], PHP_INT_MAX);
        }
        add_action('login_form', [$this, 'printOnLoginPage']);
        add_action('login_enqueue_scripts', [$this, 'styleLoginPage']);
        add_filter('wp_login_errors', [$this, 'addLoginError']);
        add_action('woocommerce_before_customer_login_form', [$this, 'printProblem']);

        add_action('woocommerce_after_edit_account_form', [$this, 'printForShop']);
        add_action('show_user_profile', [$this, 'printForProfile']);

        (new Housekeeping())->register();
    }

    /** Hooked to `wp_loaded`: what a provider, a link in a mail or a button of the account asks for. */
    public function handle(): void
    {
        // phpcs:ignore WordPress.Security -- each of its addresses checks what it is asked.
        if (isset($_GET[self::QUERY])) {
            $this->services()->endpoint->handle();
        }
        // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- compared, never used.
        if (($_SERVER['REQUEST_METHOD'] ?? '') === 'POST' && AccountSection::isAsked()) {
            $this->services()->account->handle();
        }
    }

    /** Hooked to `wp_login`. */
    public function connectAfterLogin(mixed $name, mixed $user = null): void
    {
        $this->services()->settlement->connectAfterLogin($name, $user);
    }

    /**
     * Hooked to `mullion_login_buttons`.
     *
     * @return list<array{id: string, label: string, url: string}>
     */
    public function list(): array
    {
        return $this->services()->buttons->list();
    }

    /**
     * Hooked to `mullion_expected_widgets`: without buttons, no stylesheet for them.
     *
     * @param mixed $names
     *
     * @return array<mixed>
     */
    public function expect(mixed $names): array
    {
        $names = is_array($names) ? $names : [];
        // The option holds secrets, so it costs a query: a page that will have no form is not to pay it.
        return !in_array('social-login', $names, true) || $this->services()->buttons->areShown()
            ? $names
            : array_filter($names, static fn(mixed $name): bool => $name !== 'social-login');
    }

    /** Hooked to `mullion_settings`: where the script asks whether somebody is logged in. */
    public function addSettings(mixed $settings): mixed
    {
        if (is_array($settings)) {
            $own = is_array($settings['social-login'] ?? null) ? $settings['social-login'] : [];
            $settings['social-login'] = ['status' => Address::of('status')] + $own;
        }
        return $settings;
    }

    /** Hooked to the ends of WooCommerce's login and registration forms. */
    public function printInForm(): void
    {
        $this->services()->buttons->printInForm();
    }

    /** Hooked to `login_form`. */
    public function printOnLoginPage(): void
    {
        $this->services()->buttons->printOnLoginPage();
    }

    /** Hooked to `login_enqueue_scripts`. */
    public function styleLoginPage(): void
    {
        $this->services()->buttons->styleLoginPage();
    }

    /** Hooked to `wp_login_errors`. */
    public function addLoginError(mixed $errors): mixed
    {
        return $this->services()->buttons->addLoginError($errors);
    }

    /** Hooked to `woocommerce_before_customer_login_form`. */
    public function printProblem(): void
    {
        $this->services()->buttons->printProblem();
    }

    /** Hooked to `woocommerce_after_edit_account_form`. */
    public function printForShop(): void
    {
        $this->services()->account->printForShop();
    }

    /** Hooked to `show_user_profile`. */
    public function printForProfile(): void
    {
        $this->services()->account->printForProfile();
    }

    private function services(): Services
    {
        return $this->services ??= Services::build($this->renderer, $this->manifest, $this->limit, $this->once);
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
