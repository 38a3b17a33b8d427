<?php

declare(strict_types=1);

namespace Mullion\Tests\SocialLogin;

use Mullion\SocialLogin\Discovery;
use Mullion\SocialLogin\Http;
use Mullion\SocialLogin\Problem;
use Mullion\Tests\World\Network;
use Mullion\Tests\World\Site;
use PHPUnit\Framework\Attributes\DataProvider;

/** What an OpenID provider publishes about itself. */
final class DiscoveryTest extends LoginTestCase
{
    private const ISSUER = 'https://id.example';
    private const DOCUMENT = self::ISSUER . '/.well-known/openid-configuration';
    private const KEYS = self::ISSUER . '/keys';
    private const PUBLISHED = [
        'issuer' => self::ISSUER,
        'authorization_endpoint' => self::ISSUER . '/authorize',
        'token_endpoint' => self::ISSUER . '/token',
        'jwks_uri' => self::KEYS,
        'userinfo_endpoint' => self::ISSUER . '/me',
        'token_endpoint_auth_methods_supported' => ['client_secret_basic', 'client_secret_post'],
    ];

    private Discovery $discovery;

    protected function setUp(): void
    {
        parent::setUp();
        $this->discovery = new Discovery(new Http());
        Network::answer(self::DOCUMENT, self::PUBLISHED + ['claims_supported' => ['sub']]);
        Network::answer(self::KEYS, ['keys' => [['kid' => 'one']]]);
    }

    public function testItsAddressesAreKnown(): void
    {
        self::assertSame([
            'authorization_endpoint' => self::ISSUER . '/authorize',
            'token_endpoint' => self::ISSUER . '/token',
            'jwks_uri' => self::KEYS,
            'userinfo_endpoint' => self::ISSUER . '/me',
            'posts_secret' => true,
        ], $this->discovery->of(self::ISSUER));
    }

    public function testItIsAskedOnceADay(): void
    {
        $first = $this->discovery->of(self::ISSUER);

        self::assertSame($first, (new Discovery(new Http()))->of(self::ISSUER));
        self::assertCount(1, Network::$requests);
    }

    public function testAnIssuerWithASlashIsAskedAtTheSameAddress(): void
    {
        Network::answer(self::DOCUMENT, ['issuer' => self::ISSUER . '/'] + self::PUBLISHED);

        self::assertSame(self::KEYS, $this->discovery->of(self::ISSUER . '/')['jwks_uri']);
    }

    /** Otherwise one provider could answer for another. */
    public function testADocumentThatNamesAnotherIssuerIsNotBelievedAndNotKept(): void
    {
        foreach (['https://evil.example', self::ISSUER . '/', null] as $issuer) {
            Network::answer(self::DOCUMENT, ['issuer' => $issuer] + self::PUBLISHED);
            self::assertSame(Problem::Unreachable, self::problemOf(fn() => $this->discovery->of(self::ISSUER)));
        }
        self::assertSame([], Site::$transients);
    }

    public function testWhatIsKeptOfAnotherIssuerIsNotBelieved(): void
    {
        Site::$transients['mullion_oidc_' . md5(self::ISSUER)] = ['issuer' => 'https://evil.example', 'token_endpoint' => 'https://evil.example/'];

        self::assertSame(self::ISSUER . '/token', $this->discovery->of(self::ISSUER)['token_endpoint']);
    }

    /** @return iterable<string, array{string, mixed}> */
    public static function badAddresses(): iterable
    {
        foreach (['authorization_endpoint', 'token_endpoint', 'jwks_uri'] as $name) {
            yield "no {$name}" => [$name, null];
            yield "a script for {$name}" => [$name, 'javascript:alert(1)'];
            yield "{$name} without encryption" => [$name, 'http://id.example/x'];
            yield "a list for {$name}" => [$name, ['https://id.example/']];
        }
    }

    #[DataProvider('badAddresses')]
    public function testWithoutOneOfItsAddressesNobodyIsSentThere(string $name, mixed $address): void
    {
        Network::answer(self::DOCUMENT, [$name => $address] + self::PUBLISHED);

        self::assertSame(Problem::Unreachable, self::problemOf(fn() => $this->discovery->of(self::ISSUER)));
    }

    public function testItMayHaveNoUserInfoAndSayNothingOfSecrets(): void
    {
        $less = array_diff_key(self::PUBLISHED, ['userinfo_endpoint' => 0, 'token_endpoint_auth_methods_supported' => 0]);
        Network::answer(self::DOCUMENT, $less);

        $server = $this->discovery->of(self::ISSUER);

        self::assertSame(['', false], [$server['userinfo_endpoint'], $server['posts_secret']]);
    }

    public function testItsKeysAreKept(): void
    {
        $this->discovery->keys(self::ISSUER, 'one');

        self::assertSame(['keys' => [['kid' => 'one']]], $this->discovery->keys(self::ISSUER, 'one'));
        self::assertCount(1, $this->asked(self::KEYS));
    }

    public function testAKeyThatIsNewIsFoundAfterAMinute(): void
    {
        $this->discovery->keys(self::ISSUER, 'one');
        Network::answer(self::KEYS, ['keys' => [['kid' => 'two']]]);

        self::assertSame(['keys' => [['kid' => 'one']]], $this->discovery->keys(self::ISSUER, 'two'), 'Forged keys must not make us ask without end.');
        Site::$ahead = 61;
        self::assertSame(['keys' => [['kid' => 'two']]], (new Discovery(new Http()))->keys(self::ISSUER, 'two'));
        self::assertCount(2, $this->asked(self::KEYS));
    }

    public function testAfterAMinuteAKeyThatIsKnownAsksNobody(): void
    {
        $this->discovery->keys(self::ISSUER, 'one');
        Site::$ahead = 61;
        $this->discovery->keys(self::ISSUER, 'one');
        $this->discovery->keys(self::ISSUER, null);

        self::assertCount(1, $this->asked(self::KEYS));
    }

    public function testNonsenseInTheCacheIsAskedForAnew(): void
    {
        Site::$transients['mullion_jwks_' . md5(self::KEYS)] = ['set' => 'x', 'at' => 'y'];

        self::assertSame(['keys' => [['kid' => 'one']]], $this->discovery->keys(self::ISSUER, 'one'));
    }

    /** @return list<string> */
    private function asked(string $url): array
    {
        return array_values(array_filter(array_column(Network::$requests, 'url'), static fn(string $one): bool => $one === $url));
    }
}
