<?php

declare(strict_types=1);

namespace Mullion\SocialLogin;

use Mullion\Site\CodeSettings;
use Mullion\Site\NetworkSettings;

defined('ABSPATH') || exit;

/**
 * What the owner has set. An option of its own that doesn't load with every page and is never printed:
 * it holds secrets. Constants in wp-config.php go before it: `MULLION_GOOGLE_CLIENT_SECRET`.
 */
final class Options
{
    public const OPTION = 'mullion_social_login';

    public static function install(): void
    {
        add_option(self::OPTION, [], '', false);
    }

    public static function uninstall(): void
    {
        delete_option(self::OPTION);
    }

    public function clientId(string $provider): string
    {
        return $this->text($provider, 'id', 'CLIENT_ID');
    }

    public function secret(string $provider): string
    {
        return $this->text($provider, 'secret', 'CLIENT_SECRET');
    }

    /** The issuer of the generic OpenID Connect provider. */
    public function issuer(): string
    {
        return $this->text('oidc', 'issuer', 'ISSUER');
    }

    /** Whether a provider has all that its button needs. */
    public function isSetUp(string $provider): bool
    {
        return $this->clientId($provider) !== '' && $this->isVouchedFor($provider);
    }

    /** Whether there is what has to go with the client ID: the issuer, where the owner names it, else the secret. */
    public function isVouchedFor(string $provider): bool
    {
        return ($provider === 'oidc' ? $this->issuer() : $this->secret($provider)) !== '';
    }

    /** What its button says. */
    public function label(): string
    {
        return $this->text('oidc', 'label', 'LABEL');
    }

    /** Whether accounts with more rights than a customer's may be entered this way. */
    public function allowsPrivileged(): bool
    {
        return ($this->all()['privileged'] ?? false) === true;
    }

    /** The same on all sites: on a network its own administrators or wp-config.php say so, not those of one site. */
    public function allowsPrivilegedEverywhere(): bool
    {
        $above = CodeSettings::of(self::OPTION) + NetworkSettings::values(self::OPTION, 'social-login');
        return $this->allowsPrivileged() && (!is_multisite() || ($above['privileged'] ?? false) === true);
    }

    /** Whether buttons stand in the forms where one logs in and registers. */
    public function showsInForms(): bool
    {
        return ($this->all()['forms'] ?? true) === true;
    }

    /** The constant that goes before a setting. */
    public static function constant(string $provider, string $name): string
    {
        return 'MULLION_' . strtoupper($provider) . '_' . $name;
    }

    /** @return array<mixed> */
    public function all(): array
    {
        $options = get_option(self::OPTION, []);
        return is_array($options) ? $options : [];
    }

    private function text(string $provider, string $name, string $constant): string
    {
        $constant = self::constant($provider, $constant);
        $own = $this->all()[$provider] ?? [];
        $value = defined($constant) ? constant($constant) : (is_array($own) ? ($own[$name] ?? '') : '');
        return is_string($value) ? trim($value) : '';
    }
}
