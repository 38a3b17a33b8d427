<?php

declare(strict_types=1);

namespace Mullion\SocialLogin;

defined('ABSPATH') || exit;

/** "Connected logins" on the account page and in the profile: what is connected, and buttons to change it. */
final class AccountSection
{
    private const NONCE = 'mullion-login-connections';
    private const DONE = 'mullion-login-done';

    public function __construct(
        private readonly Connections $connections,
        private readonly Providers $providers,
        private readonly Endpoint $endpoint,
        private readonly Answer $answer,
    ) {}

    /** Below WooCommerce's form of the account. */
    public function printForShop(): void
    {
        echo '<form class="mullion-logins" method="post">';
        $this->printList('h3', 'button');
        echo '</form>';
    }

    /** In WordPress's own profile; it stands within WordPress's own form, so the buttons name their address. */
    public function printForProfile(): void
    {
        $this->printList('h2', 'button');
    }

    /** Whether one of the buttons was pressed. */
    public static function isAsked(): bool
    {
        return Input::posted('mullion_login_connect') !== '' || Input::posted('mullion_login_disconnect') !== '';
    }

    /** What the buttons do. POST and nonce only; a link does nothing. */
    public function handle(): void
    {
        $connect = Input::posted('mullion_login_connect', 20);
        $disconnect = Input::posted('mullion_login_disconnect', 64);
        if (!Input::isPost() || ($connect === '' && $disconnect === '') || !is_user_logged_in()) {
            return;
        }
        if (wp_verify_nonce(Input::posted('mullion_login_nonce'), self::NONCE) === false) {
            $this->back([Answer::FAILED => Problem::Expired->value]);
        }
        if ($connect !== '') {
            $this->endpoint->start($connect, get_current_user_id());
        }
        $isDone = $this->connections->remove($disconnect, get_current_user_id());
        $this->back($isDone ? [self::DONE => 'disconnected'] : [Answer::FAILED => Problem::Expired->value]);
    }

    /** @param array<string, string> $more */
    private function back(array $more): never
    {
        $from = remove_query_arg([self::DONE, Answer::FAILED], (string) wp_get_raw_referer());
        $this->answer->go(add_query_arg($more, Destination::of($from)));
    }

    private function printList(string $heading, string $class): void
    {
        $providers = $this->providers->all();
        $connections = $this->connections->of(get_current_user_id());
        if ($providers === [] && $connections === []) {
            return;
        }
        printf('<%1$s id="mullion-logins">%2$s</%1$s>', esc_attr($heading), esc_html__('Connected logins', 'mullion'));
        $this->printMessage();
        $nonce = wp_create_nonce(self::NONCE);
        printf('<input type="hidden" name="mullion_login_nonce" value="%s"><ul>', esc_attr($nonce));
        $labels = [];
        foreach ($providers as $provider) {
            $labels[$provider->id()] = $provider->label();
        }
        foreach ($connections as $connection) {
            $label = $labels[$connection['provider']] ?? ucfirst($connection['provider']);
            /* translators: %s: Google, Facebook … */
            $button = sprintf(__('Disconnect %s', 'mullion'), $label);
            $text = $label . ($connection['email'] === '' ? '' : " ({$connection['email']})");
            $this->printRow($text, $class, 'mullion_login_disconnect', $connection['identity'], $button);
            unset($labels[$connection['provider']]);
        }
        foreach ($labels as $id => $label) {
            /* translators: %s: Google, Facebook … */
            $this->printRow($label, $class, 'mullion_login_connect', $id, sprintf(__('Connect %s', 'mullion'), $label));
        }
        echo '</ul>';
    }

    private function printMessage(): void
    {
        $problem = Buttons::problem();
        if ($problem !== null) {
            printf('<p role="alert">%s</p>', esc_html($problem->message()));
        } elseif (Input::query(self::DONE) === 'disconnected') {
            printf('<p role="status">%s</p>', esc_html__('The login was disconnected.', 'mullion'));
        }
    }

    private function printRow(string $text, string $class, string $name, string $value, string $button): void
    {
        printf(
            '<li>%s <button type="submit" class="%s" formnovalidate formaction="%s" formmethod="post" '
                . 'name="%s" value="%s">%s</button></li>',
            esc_html($text),
            esc_attr($class),
            esc_url(home_url('/')),
            esc_attr($name),
            esc_attr($value),
            esc_html($button),
        );
    }
}
