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
     * Nothing in them depends on who looks, so caches may keep them.
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

    /** At the end of WooCommerce's login and registration forms. */
    public function printInForm(): void
    {
        if ($this->areShown()) {
            // phpcs:ignore WordPress.Security.EscapeOutput -- the template escapes.
            echo $this->renderer->render('social-login');
        }
    }

    /** In WordPress's own login form: no script of ours runs there, so nothing opens a window. */
    public function printOnLoginPage(): void
    {
        if ($this->areShown()) {
            // phpcs:ignore WordPress.Security.EscapeOutput -- the template escapes.
            echo $this->renderer->render('social-login', ['hint' => '']);
        }
    }

    /** wp-login.php prints no scripts of ours, the buttons are links there. */
    public function styleLoginPage(): void
    {
        $css = $this->manifest->widgets()['social-login']['css'] ?? null;
        if ($css !== null && $this->areShown()) {
            wp_enqueue_style('mullion', $this->manifest->url($this->manifest->base()), [], null);
            wp_enqueue_style('mullion-social-login', $this->manifest->url($css), ['mullion'], null);
        }
    }

    /** Whether a login form has them. */
    public function areShown(): bool
    {
        return $this->options->showsInForms() && $this->providers->all() !== [];
    }

    /** Among the messages of WordPress's own login page. */
    public function addLoginError(mixed $errors): mixed
    {
        $problem = self::problem();
        if ($errors instanceof \WP_Error && $problem !== null) {
            $errors->add('mullion_login', esc_html($problem->message()));
        }
        return $errors;
    }

    /** Above WooCommerce's forms. */
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
