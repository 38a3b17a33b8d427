<?php

declare(strict_types=1);

namespace Mullion\Tests\SocialLogin;

use Mullion\SocialLogin\Pkce;
use Mullion\SocialLogin\Problem;
use Mullion\SocialLogin\Provider;
use Mullion\Tests\TokenIssuer;
use Mullion\Tests\World\Network;
use Mullion\Tests\World\Site;
use PHPUnit\Framework\Attributes\DataProvider;

/** Which providers there are, and where each sends a visitor. */
final class ProvidersTest extends ProviderTestCase
{
    public function testThoseThatAreSetUpStandInOneOrder(): void
    {
        $labels = array_map(static fn(Provider $one): string => $one->label(), self::providers()->all());

        self::assertSame(['Google', 'Facebook', 'Zalo', 'Cửa Việt ID'], $labels);
    }

    /** @return iterable<string, array{string, array<string, string>}> */
    public static function halves(): iterable
    {
        yield 'Google without a secret' => ['google', ['id' => 'client']];
        yield 'Facebook without a client' => ['facebook', ['secret' => 's3cret']];
        yield 'Zalo with white space' => ['zalo', ['id' => ' ', 'secret' => 's3cret']];
        yield 'another without an issuer' => ['oidc', self::OWN];
        yield 'one that nobody knows' => ['github', self::OWN];
    }

    /** @param array<string, string> $own */
    #[DataProvider('halves')]
    public function testOneThatIsHalfSetUpIsNotThere(string $id, array $own): void
    {
        Site::$options['mullion_social_login'] = [$id => $own];

        self::assertSame([], self::providers()->all());
        self::assertSame(Problem::Unknown, self::problemOf(fn() => self::providers()->get($id)));
    }

    public function testAnIssuerMayHaveNoSecretAndNoName(): void
    {
        Site::$options['mullion_social_login'] = ['oidc' => ['id' => 'shop', 'issuer' => TokenIssuer::ADDRESS]];

        self::assertSame('OpenID', self::providers()->get('oidc')->label());
    }

    /** @return iterable<string, array{string, string, array<string, string>}> */
    public static function addresses(): iterable
    {
        $callback = static fn(string $id): string => "https://shop.example/?mullion-login=callback&provider={$id}";
        $pkce = ['state' => 'state', 'code_challenge' => Pkce::challenge('v')];
        yield 'facebook' => ['facebook', 'https://www.facebook.com/v21.0/dialog/oauth', $pkce + ['client_id' => 'client', 'redirect_uri' => $callback('facebook'), 'response_type' => 'code']];
        yield 'zalo' => ['zalo', self::ZALO . 'permission', $pkce + ['app_id' => 'client', 'redirect_uri' => $callback('zalo')]];
        yield 'oidc' => ['oidc', TokenIssuer::ADDRESS . '/authorize', $pkce + ['client_id' => 'shop', 'nonce' => 'n', 'tenant' => '7', 'redirect_uri' => $callback('oidc'), 'scope' => 'openid email profile']];
    }

    /** @param array<string, string> $wanted */
    #[DataProvider('addresses')]
    public function testTheVisitorIsSentWithWhatItsAnswerIsCheckedAgainstAndNoSecret(string $id, string $where, array $wanted): void
    {
        $address = self::providers()->get($id)->address($this->attempt, 'state');

        parse_str((string) parse_url($address, PHP_URL_QUERY), $query);
        self::assertStringStartsWith("{$where}?", $address);
        self::assertEquals($wanted, array_intersect_key($query, $wanted));
        self::assertStringNotContainsString('s3cret', $address);
        self::assertNotContains('v', $query, 'The verifier stays here.');
    }

    public function testAFilterMovesFacebookAndNonsenseOfItIsPassedOver(): void
    {
        add_filter('mullion_login_addresses', static fn(array $own, string $provider): array => ['authorize' => "https://new.example/{$provider}", 'token' => 7], 10, 2);
        Network::answer(self::FACEBOOK . 'oauth/access_token', ['access_token' => 't']);
        Network::answer(self::FACEBOOK . 'me', ['id' => 'fb-1']);

        self::assertStringStartsWith('https://new.example/facebook?', self::providers()->get('facebook')->address($this->attempt, 's'));
        self::assertSame('fb-1', self::providers()->get('facebook')->identify('c', $this->attempt)->subject);
    }

    /** @return iterable<string, array{string, string}> */
    public static function tokens(): iterable
    {
        yield 'facebook' => ['facebook', self::FACEBOOK . 'oauth/access_token'];
        yield 'zalo' => ['zalo', self::ZALO . 'access_token'];
        yield 'oidc' => ['oidc', TokenIssuer::ADDRESS . '/token'];
    }

    #[DataProvider('tokens')]
    public function testAnAnswerWithoutATokenNamesNobody(string $id, string $url): void
    {
        foreach ([[], ['access_token' => ''], ['access_token' => ['t'], 'id_token' => ['t']], ['access_token' => null, 'id_token' => str_repeat('a', 16385)]] as $answer) {
            Network::answer($url, $answer);
            self::assertSame(Problem::Refused, self::problemOf(fn() => self::providers()->get($id)->identify('code', $this->attempt)));
        }
    }
}
