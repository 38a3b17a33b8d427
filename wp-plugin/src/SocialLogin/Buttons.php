<?php

declare(strict_types=1);

namespace Mullion\SocialLogin;

use Mullion\Assets\Manifest;
use Mullion\Widgets\WidgetRenderer;

defined('ABSPATH') || exit;

/** Where the buttons stand, and the messages beside them. */
final class Buttons
{
    public function __construct(
        private readonly Providers $providers,
        private readonly Options $options,
        private readonly WidgetRenderer $renderer,
        private readonly Manifest $manifest,
        private readonly OncePerForm $once,
    ) {}

    /**
     * Hooked to `mullion_login_buttons`: nothing in them depends on who looks, so caches may keep them.
     *
     * @return list<array{id: string, label: string, url: string}>
     */
    public function list(): array
    {
        $button = static fn(Provider $provider): array => [
            'id' => $provider->id(),
            'label' => $provider->label(),
            'url' => Address::of($provider->id()),
        ];
        return is_user_logged_in() || !$this->once->claim() ? [] : array_map($button, $this->providers->all());
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
        return !in_array('social-login', $names, true) || $this->areShown()
            ? $names
            : array_filter($names, static fn(mixed $name): bool => $name !== 'social-login');
    }

    /** Hooked to the ends of WooCommerce's login and registration forms. */
    public function printInForm(): void
    {
        if ($this->areShown()) {
            // phpcs:ignore WordPress.Security.EscapeOutput -- the template escapes.
            echo $this->renderer->render('social-login');
        }
    }

    /** Hooked to `login_form`: no script of ours runs there, so nothing opens a window. */
    public function printOnLoginPage(): void
    {
        if ($this->areShown()) {
            // phpcs:ignore WordPress.Security.EscapeOutput -- the template escapes.
            echo $this->renderer->render('social-login', ['hint' => '']);
        }
    }

    /** Hooked to `login_enqueue_scripts`: wp-login.php prints no scripts of ours, the buttons are links there. */
    public function styleLoginPage(): void
    {
        $css = $this->manifest->widgets()['social-login']['css'] ?? null;
        if ($css !== null && $this->areShown()) {
            wp_enqueue_style('mullion', $this->manifest->url($this->manifest->base()), [], null);
            wp_enqueue_style('mullion-social-login', $this->manifest->url($css), ['mullion'], null);
        }
    }

    private function areShown(): bool
    {
        return $this->options->showsInForms() && $this->providers->all() !== [];
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

    /** Hooked to `wp_login_errors`. */
    public function addLoginError(mixed $errors): mixed
    {
        $problem = self::problem();
        if ($errors instanceof \WP_Error && $problem !== null) {
            $errors->add('mullion_login', esc_html($problem->message()));
        }
        return $errors;
    }

    /** Hooked to `woocommerce_before_customer_login_form`. */
    public function printProblem(): void
    {
        $problem = self::problem();
        if ($problem !== null && function_exists('wc_print_notice')) {
            wc_print_notice(esc_html($problem->message()), 'error');
        }
    }

    /** What the address of the page says has happened: one of our own words, so nobody else's text is ever shown. */
    public static function problem(): ?Problem
    {
        return Problem::tryFrom(Input::query(Answer::FAILED, 20));
    }
}
