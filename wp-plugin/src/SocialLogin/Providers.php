<?php

declare(strict_types=1);

namespace Mullion\SocialLogin;

defined('ABSPATH') || exit;
// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- for the log, never for a page.

/** The providers that the owner has set up. */
final class Providers
{
    /** Names by id, in the order of their buttons: a list of services, each with a protocol of its own below. */
    public const NAMES = [
        'google' => 'Google',
        'facebook' => 'Facebook',
        'zalo' => 'Zalo',
        'oidc' => 'OpenID Connect',
    ];

    public const GOOGLE = 'https://accounts.google.com';

    private const ADDRESSES = [
        'facebook' => [
            'authorize' => 'https://www.facebook.com/v21.0/dialog/oauth',
            'token' => 'https://graph.facebook.com/v21.0/oauth/access_token',
            'person' => 'https://graph.facebook.com/v21.0/me',
        ],
        'zalo' => [
            'authorize' => 'https://oauth.zaloapp.com/v4/permission',
            'token' => 'https://oauth.zaloapp.com/v4/access_token',
            'person' => 'https://graph.zalo.me/v2.0/me',
        ],
    ];

    public function __construct(
        private readonly Options $options,
        private readonly Http $http,
        private readonly Discovery $discovery,
    ) {}

    /** @return list<Provider> In the order of their buttons. */
    public function all(): array
    {
        return array_values(array_filter(array_map($this->find(...), array_keys(self::NAMES))));
    }

    /** @throws LoginError When it isn't set up. */
    public function get(string $id): Provider
    {
        return $this->find($id) ?? throw new LoginError(Problem::Unknown, "The provider \"{$id}\" is not set up.");
    }

    /**
     * Asks Facebook for a token of the shop itself, which it gives to who has ID and secret.
     *
     * @throws LoginError When it doesn't, or doesn't answer.
     */
    public function askForAppToken(): void
    {
        $this->http->post(self::addresses('facebook')['token'], [
            'grant_type' => 'client_credentials',
            'client_id' => $this->options->clientId('facebook'),
            'client_secret' => $this->options->secret('facebook'),
        ]);
    }

    private function find(string $id): ?Provider
    {
        if (!isset(self::NAMES[$id]) || !$this->options->isSetUp($id)) {
            return null;
        }
        $client = $this->options->clientId($id);
        $secret = $this->options->secret($id);
        $issuer = $this->options->issuer();
        return match ($id) {
            'oidc' => $this->openId($id, $this->options->label() ?: 'OpenID', $issuer, $client, $secret),
            'google' => $this->openId($id, self::NAMES[$id], self::GOOGLE, $client, $secret, ['accounts.google.com']),
            'facebook' => new FacebookProvider($client, $secret, $this->http, self::addresses('facebook')),
            default => new ZaloProvider($client, $secret, $this->http, self::addresses('zalo')),
        };
    }

    /** @param list<string> $aliases */
    private function openId(
        string $id,
        string $label,
        string $issuer,
        string $client,
        string $secret,
        array $aliases = [],
    ): OpenIdProvider {
        return new OpenIdProvider($id, $label, $issuer, $client, $secret, $this->http, $this->discovery, $aliases);
    }

    /**
     * @param 'facebook'|'zalo' $provider
     *
     * @return array{authorize: string, token: string, person: string}
     */
    private static function addresses(string $provider): array
    {
        $own = self::ADDRESSES[$provider];
        /**
         * The addresses of Facebook or Zalo, for the day on which they move.
         *
         * @since 0.1.0
         *
         * @param array{authorize: string, token: string, person: string} $own
         * @param string                                                  $provider
         */
        $addresses = apply_filters('mullion_login_addresses', $own, $provider);
        $theirs = is_array($addresses) ? array_filter($addresses, is_string(...)) : [];
        $text = static fn(string $name): string => $theirs[$name] ?? $own[$name];
        return ['authorize' => $text('authorize'), 'token' => $text('token'), 'person' => $text('person')];
    }
}
