<?php

declare(strict_types=1);

namespace Mullion\Tests\WordPress;

/** A shop with all providers set up, which answer without a network. */
abstract class LoginTestCase extends WordPressTestCase
{
    /** Who the OpenID provider says it is, unless a test lets it say something else. */
    public const AN = ['sub' => 'an-1', 'email' => 'an@login.test', 'email_verified' => true, 'name' => 'Nguyễn Văn An'];

    protected OpenIdProvider $openId;
    protected SocialProviders $social;
    protected Visitor $visitor;

    protected function setUp(): void
    {
        parent::setUp();
        [$this->openId, $this->social, $this->visitor] = [new OpenIdProvider(), new SocialProviders(), new Visitor()];
        $own = ['id' => 'shop', 'secret' => 's3cret'];
        update_option('woocommerce_enable_myaccount_registration', 'yes');
        update_option('mullion_social_login', [
            'facebook' => $own,
            'zalo' => $own,
            'oidc' => $own + ['issuer' => OpenIdProvider::ADDRESS, 'label' => 'Cửa Việt ID'],
        ]);
        add_filter('http_request_host_is_external', static fn(bool $is, string $host): bool => $is || $host === '127.0.0.1', 10, 2);
        add_filter('mullion_login_limit', static fn(): int => 10000);
        add_filter('mullion_login_addresses', static fn(array $own, string $provider): array => [
            'authorize' => SocialProviders::ADDRESS . "/{$provider}/authorize",
            'token' => SocialProviders::ADDRESS . "/{$provider}/token",
            'person' => SocialProviders::ADDRESS . "/{$provider}/me",
        ], 10, 2);
        add_filter('pre_http_request', $this->respond(...), 10, 3);
        add_action('mullion_login_failed', static fn(string $problem, string $provider, string $detail) => Journal::note('failure', "{$problem}: {$detail}"), 10, 3);
    }

    /** S256 of RFC 7636. */
    public static function challengeOf(string $verifier): string
    {
        return rtrim(strtr(base64_encode(hash('sha256', $verifier, true)), '+/', '-_'), '=');
    }

    /** Begins a login and goes to the provider and back: the address of the callback, not opened yet. */
    protected function callbackOf(string $provider = 'oidc', string $more = '', ?Visitor $visitor = null): string
    {
        $address = ($visitor ?? $this->visitor)->get("/?mullion-login={$provider}{$more}")->location();
        self::assertStringContainsString('/authorize?', $address);
        return $provider === 'oidc' ? $this->openId->authorize($address) : $this->social->authorize($address);
    }

    protected function login(string $provider = 'oidc', string $more = '', ?Visitor $visitor = null): Answer
    {
        return ($visitor ?? $this->visitor)->get($this->callbackOf($provider, $more, $visitor));
    }

    /** The word for why a login was refused; null for none. */
    protected static function failed(Answer $answer): ?string
    {
        return preg_match('/mullion-login-failed=([\w-]+)/', $answer->location(), $match) === 1 ? $match[1] : null;
    }

    /**
     * The address with other parameters; null takes one away.
     *
     * @param array<string, mixed> $parameters
     */
    protected static function changed(string $address, array $parameters): string
    {
        parse_str((string) parse_url($address, PHP_URL_QUERY), $query);
        return '/?' . http_build_query($parameters + $query);
    }

    /** Nobody got in, and nothing was made. */
    protected function assertNothing(Answer $answer, ?Visitor $visitor = null): void
    {
        self::assertFalse($answer->isLoggedIn());
        self::assertSame(0, ($visitor ?? $this->visitor)->user());
        self::assertSame([[], []], [self::users(), self::connections()]);
    }

    /** @return array<string, string> Roles of the users at `login.test`, by their addresses. */
    protected static function users(): array
    {
        $users = get_users(['search' => '*@login.test', 'search_columns' => ['user_email']]);
        return array_map(static fn(\WP_User $user): string => implode(' ', $user->roles), array_column($users, null, 'user_email'));
    }

    /** @return list<string> Each as provider, subject, address, and the account's. */
    protected static function connections(): array
    {
        $email = static fn(?string $id): string => get_userdata((int) $id)->user_email ?? 'nobody';
        return array_map(static fn(array $row): string => "{$row['provider']} {$row['subject']} {$row['email']} {$email($row['user_id'])}", Database::rows('logins'));
    }

    /** @param array<string, mixed> $request */
    private function respond(mixed $before, array $request, string $url): mixed
    {
        Journal::note('request', ['url' => $url] + $request);
        $answer = $this->openId->respond($url, $request) ?? $this->social->respond($url, $request);
        if ($answer === null) {
            return $before;
        }
        [$status, $body] = $answer;
        return [
            'headers' => [],
            'body' => is_string($body) ? $body : json_encode($body),
            'response' => ['code' => $status, 'message' => ''],
            'cookies' => [],
            'filename' => null,
        ];
    }
}
