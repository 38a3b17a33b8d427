<?php

declare(strict_types=1);

namespace Mullion\SocialLogin;

/** What the owner can set, for a page of settings. Secrets are taken and never shown again. */
final class SettingsSection
{
    private const NAMES = ['google' => 'Google', 'facebook' => 'Facebook', 'zalo' => 'Zalo', 'oidc' => 'OpenID Connect'];

    public function __construct(private readonly Options $options) {}

    public function option(): string
    {
        return Options::OPTION;
    }

    public function title(): string
    {
        return __('Social login', 'mullion');
    }

    /**
     * The fields in their order; `name` is the path within the option, joined by dots. A field that a
     * constant of wp-config.php decides is `locked`.
     *
     * @return list<array{name: string, label: string, type: string, value: string|bool, help: string, locked: bool}>
     */
    public function fields(): array
    {
        $fields = [];
        foreach (self::NAMES as $id => $label) {
            /* translators: %s: Google, Facebook … */
            $fields[] = $this->text($id, 'id', sprintf(__('%s: client ID', 'mullion'), $label), $this->options->clientId($id), 'CLIENT_ID', sprintf(
                /* translators: %s: an address */
                __('Callback address to register there: %s', 'mullion'),
                Address::callback($id),
            ));
            /* translators: %s: Google, Facebook … */
            $fields[] = $this->secret($id, sprintf(__('%s: client secret', 'mullion'), $label));
        }
        $fields[] = $this->text('oidc', 'issuer', __('OpenID Connect: issuer', 'mullion'), $this->options->issuer(), 'ISSUER', __('An https address, as its discovery document names it.', 'mullion'));
        $fields[] = $this->text('oidc', 'label', __('OpenID Connect: name on the button', 'mullion'), $this->options->label(), 'LABEL', '');
        $fields[] = $this->flag('forms', __('Buttons in the forms for login and registration', 'mullion'), $this->options->showsInForms(), '');
        $fields[] = $this->flag('privileged', __('Administrators and staff may log in this way', 'mullion'), $this->options->allowsPrivileged(), __('Off is safer: whoever enters their account at the provider enters the shop.', 'mullion'));
        return $fields;
    }

    /**
     * What a form sent, as it is kept; an empty secret keeps the old one, `-` forgets it.
     *
     * @return array{providers: array<string, array<string, string>>, forms: bool, privileged: bool}
     */
    public function sanitize(mixed $input): array
    {
        $input = is_array($input) ? $input : [];
        $sent = is_array($input['providers'] ?? null) ? $input['providers'] : [];
        $providers = [];
        foreach (array_keys(self::NAMES) as $id) {
            $own = is_array($sent[$id] ?? null) ? $sent[$id] : [];
            $text = static fn(string $name): string => is_string($own[$name] ?? null) ? sanitize_text_field(substr($own[$name], 0, 500)) : '';
            $secret = is_string($own['secret'] ?? null) ? trim(substr($own['secret'], 0, 500)) : '';
            $kept = $secret === '' ? $this->keptSecret($id) : $secret;
            $providers[$id] = ['id' => $text('id'), 'secret' => $kept === '-' ? '' : $kept];
            if ($id === 'oidc') {
                $issuer = $text('issuer');
                $providers[$id] += ['issuer' => str_starts_with($issuer, 'https://') ? $issuer : '', 'label' => $text('label')];
            }
        }
        return ['providers' => $providers, 'forms' => !empty($input['forms']), 'privileged' => !empty($input['privileged'])];
    }

    private function keptSecret(string $id): string
    {
        $providers = $this->options->all()['providers'] ?? [];
        $secret = is_array($providers) && is_array($providers[$id] ?? null) ? ($providers[$id]['secret'] ?? '') : '';
        return is_string($secret) ? $secret : '';
    }

    /** @return array{name: string, label: string, type: string, value: string|bool, help: string, locked: bool} */
    private function text(string $provider, string $name, string $label, string $value, string $constant, string $help): array
    {
        $locked = defined(Options::constant($provider, $constant));
        return ['name' => "providers.{$provider}.{$name}", 'label' => $label, 'type' => 'text', 'value' => $value, 'help' => $help, 'locked' => $locked];
    }

    /** @return array{name: string, label: string, type: string, value: string|bool, help: string, locked: bool} */
    private function secret(string $provider, string $label): array
    {
        $constant = Options::constant($provider, 'CLIENT_SECRET');
        $help = $this->options->secret($provider) === ''
            /* translators: %s: name of a constant */
            ? sprintf(__('Not set. It can also stand in wp-config.php: %s.', 'mullion'), $constant)
            : __('Set. Leave it empty to keep it; a hyphen removes it.', 'mullion');
        return ['name' => "providers.{$provider}.secret", 'label' => $label, 'type' => 'password', 'value' => '', 'help' => $help, 'locked' => defined($constant)];
    }

    /** @return array{name: string, label: string, type: string, value: string|bool, help: string, locked: bool} */
    private function flag(string $name, string $label, bool $value, string $help): array
    {
        return ['name' => $name, 'label' => $label, 'type' => 'checkbox', 'value' => $value, 'help' => $help, 'locked' => false];
    }
}
