<?php

declare(strict_types=1);

namespace Mullion\Tests\SocialLogin;

use Mullion\SocialLogin\Options;
use Mullion\SocialLogin\ProviderCheck;
use Mullion\Tests\World\Network;
use Mullion\Tests\World\Site;

/** What the owner is told of a provider before anybody logs in. */
final class ProviderCheckTest extends LoginTestCase
{
    private const ISSUER = 'https://id.example';
    private const DOCUMENT = self::ISSUER . '/.well-known/openid-configuration';
    private const PUBLISHED = [
        'issuer' => self::ISSUER,
        'authorization_endpoint' => self::ISSUER . '/authorize',
        'token_endpoint' => self::ISSUER . '/token',
        'jwks_uri' => self::ISSUER . '/keys',
    ];
    private const TOKEN = 'https://graph.facebook.com/v21.0/oauth/access_token';

    protected function setUp(): void
    {
        parent::setUp();
        Site::$options[Options::OPTION] = [
            'oidc' => ['id' => 'shop', 'issuer' => self::ISSUER],
            'facebook' => ['id' => 'app', 'secret' => 'hush'],
        ];
        Network::answer(self::DOCUMENT, self::PUBLISHED);
        Network::answer(self::ISSUER . '/keys', ['keys' => [['kid' => 'one'], ['kid' => 'two']]]);
        Network::answer(self::TOKEN, ['access_token' => 'app|token']);
    }

    public function testAProviderThatAnswersIsGoodAndWhatWasNotTriedIsSaid(): void
    {
        self::assertSame(
            [true, 'OpenID Connect: it answers with its addresses and keys (2). ID and secret show at the first login.'],
            $this->said('oidc'),
        );
        self::assertSame(
            [true, 'Facebook: it knows client ID and secret. The callback address shows at the first login.'],
            $this->said('facebook'),
        );
    }

    public function testItIsAskedNowWhateverIsKept(): void
    {
        $this->said('oidc');
        Network::fail(self::DOCUMENT, 'Connection refused');

        self::assertSame([
            false,
            'OpenID Connect: id.example: Connection refused. Compare the issuer with its discovery document, to the letter.',
        ], $this->said('oidc'));
    }

    public function testAHostThatNobodyKnowsIsSaid(): void
    {
        Network::$hosts['id.example'] = [];

        self::assertStringContainsString('id.example: no such host is known.', $this->said('oidc')[1]);
    }

    public function testTheExactFaultIsNamed(): void
    {
        Network::answer(self::DOCUMENT, ['issuer' => self::ISSUER . '/'] + self::PUBLISHED);
        self::assertStringContainsString('names another issuer', $this->said('oidc')[1]);

        Network::answer(self::DOCUMENT, self::PUBLISHED);
        Network::answer(self::ISSUER . '/keys', ['keys' => []]);
        self::assertStringContainsString('publishes no keys', $this->said('oidc')[1]);

        Network::answer(self::TOKEN, ['error' => ['message' => 'Error validating client secret.']], 400);
        self::assertStringContainsString('It refuses client ID and secret', $this->said('facebook')[1]);
    }

    public function testANeighbourOfThisServerIsNotAsked(): void
    {
        Site::$options[Options::OPTION]['oidc']['issuer'] = 'https://192.168.0.1';

        self::assertStringContainsString('"192.168.0.1" is not a public https address', $this->said('oidc')[1]);
        self::assertSame([], Network::$requests);
    }

    public function testWhatIsMissingIsNamedAndNobodyIsAsked(): void
    {
        Site::$options[Options::OPTION] = ['oidc' => ['id' => 'shop'], 'zalo' => ['id' => 'app']];

        self::assertSame('Google: no client ID is saved. Enter it above.', $this->said('google')[1]);
        self::assertSame('OpenID Connect: no issuer is saved. Enter it above.', $this->said('oidc')[1]);
        self::assertSame('Zalo: no client secret is saved. Enter it above.', $this->said('zalo')[1]);
        self::assertSame([], Network::$requests);
    }

    /** @return array{bool, string} */
    private function said(string $provider): array
    {
        $result = (new ProviderCheck(new Options()))->run($provider);
        return [$result->isGood, $result->text];
    }
}
