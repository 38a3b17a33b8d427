<?php

declare(strict_types=1);

namespace Mullion\SocialLogin;

defined('ABSPATH') || exit;
// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- for the log, never for a page.

/** OpenID Connect: Google, and any other whose issuer the owner names. */
final class OpenIdProvider implements Provider
{
    /** @param list<string> $aliases Other ways in which this issuer writes its name in tokens. */
    public function __construct(
        private readonly string $id,
        private readonly string $label,
        private readonly string $issuer,
        private readonly string $client,
        private readonly string $secret,
        private readonly Http $http,
        private readonly Discovery $discovery,
        private readonly array $aliases = [],
    ) {}

    public function id(): string
    {
        return $this->id;
    }

    public function label(): string
    {
        return $this->label;
    }

    public function issuer(): string
    {
        return $this->issuer;
    }

    public function address(Attempt $attempt, string $state): string
    {
        $query = [
            'response_type' => 'code',
            'client_id' => $this->client,
            'redirect_uri' => Address::callback($this->id),
            'scope' => 'openid email profile',
            'state' => $state,
            'nonce' => $attempt->nonce,
            'code_challenge' => Pkce::challenge($attempt->verifier),
            'code_challenge_method' => 'S256',
        ];
        $url = $this->discovery->of($this->issuer)['authorization_endpoint'];
        return $url . (str_contains($url, '?') ? '&' : '?') . http_build_query($query, '', '&', PHP_QUERY_RFC3986);
    }

    public function identify(string $code, Attempt $attempt): Identity
    {
        $tokens = $this->tokens($code, $attempt);
        $idToken = $tokens['id_token'] ?? null;
        if (!is_string($idToken) || strlen($idToken) > 16384) {
            throw new LoginError(Problem::Refused, 'There is no ID token in the answer.');
        }
        $check = new IdToken([$this->issuer, ...$this->aliases], $this->client, $attempt->nonce);
        $claims = $check->claims($idToken, $this->discovery->keys($this->issuer, IdToken::keyId($idToken)));
        return Identity::ofClaims(
            $this->id,
            $this->issuer,
            $this->withUserInfo($claims, $tokens['access_token'] ?? null),
        );
    }

    /** @return array<mixed> */
    private function tokens(string $code, Attempt $attempt): array
    {
        $server = $this->discovery->of($this->issuer);
        $body = [
            'grant_type' => 'authorization_code',
            'code' => $code,
            'redirect_uri' => Address::callback($this->id),
            'code_verifier' => $attempt->verifier,
        ];
        if ($this->secret === '' || $server['posts_secret']) {
            $body += ['client_id' => $this->client] + ($this->secret === '' ? [] : ['client_secret' => $this->secret]);
            return $this->http->post($server['token_endpoint'], $body);
        }
        $credentials = base64_encode(rawurlencode($this->client) . ':' . rawurlencode($this->secret));
        return $this->http->post($server['token_endpoint'], $body, ['Authorization' => "Basic {$credentials}"]);
    }

    /**
     * Some providers tell the address only there. It counts if it is about the same person.
     *
     * @param array<mixed> $claims
     *
     * @return array<mixed>
     */
    private function withUserInfo(array $claims, mixed $accessToken): array
    {
        $url = $this->discovery->of($this->issuer)['userinfo_endpoint'];
        if (isset($claims['email']) || $url === '' || !is_string($accessToken)) {
            return $claims;
        }
        $more = $this->http->get($url, ['Authorization' => 'Bearer ' . $accessToken]);
        if (($more['sub'] ?? null) !== ($claims['sub'] ?? null)) {
            throw new LoginError(Problem::Refused, 'The user info is about somebody else.');
        }
        return $claims + $more;
    }
}
