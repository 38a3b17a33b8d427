<?php

declare(strict_types=1);

namespace Mullion\Tests\SocialLogin;

use Mullion\SocialLogin\Identity;
use Mullion\SocialLogin\Problem;
use Mullion\Tests\TokenIssuer;
use Mullion\Tests\World\Network;
use Mullion\Tests\World\Site;

/** Who comes back from an OpenID provider. */
final class OpenIdProviderTest extends ProviderTestCase
{
    public function testAnIdTokenNamesWhoCame(): void
    {
        $this->giveToken(['email' => 'an@shop.example', 'email_verified' => true, 'name' => 'Nguyễn Văn An']);

        $identity = $this->oidc();

        self::assertSame(['oidc', TokenIssuer::ADDRESS, 'an-1', 'an@shop.example', true, 'Nguyễn Văn An'], array_values($identity->toArray()));
        self::assertStringStartsWith('Basic ', $this->request('/token')['headers']['Authorization']);
        self::assertSame([], $this->request('/me'), 'Nothing more is asked.');
    }

    public function testASecretOfOddLettersIsSentAsTheStandardSays(): void
    {
        Site::$options['mullion_social_login'] = ['oidc' => ['id' => 'shop', 'secret' => 'a:b/c d', 'issuer' => TokenIssuer::ADDRESS]];
        $this->giveToken(['email' => '']);
        $this->oidc();

        self::assertSame('Basic ' . base64_encode('shop:a%3Ab%2Fc%20d'), $this->request('/token')['headers']['Authorization']);
    }

    public function testWithoutASecretTheClientStandsInTheForm(): void
    {
        Site::$options['mullion_social_login'] = ['oidc' => ['id' => 'shop', 'issuer' => TokenIssuer::ADDRESS]];
        $this->giveToken(['email' => '']);
        $this->oidc();

        self::assertSame('shop', $this->request('/token')['body']['client_id']);
        self::assertArrayNotHasKey('client_secret', $this->request('/token')['body']);
        self::assertArrayNotHasKey('Authorization', $this->request('/token')['headers']);
    }

    public function testAnAddressThatOnlyTheUserInfoNamesCounts(): void
    {
        $this->giveToken();
        Network::answer(TokenIssuer::ADDRESS . '/me', ['sub' => 'an-1', 'email' => 'an@shop.example', 'email_verified' => true]);

        self::assertSame(['an@shop.example', true], [$this->oidc()->email, $this->oidc()->isVerified]);
    }

    public function testUserInfoAboutSomebodyElseIsRefused(): void
    {
        $this->giveToken();
        foreach ([['sub' => 'binh-2', 'email' => 'an@shop.example'], ['email' => 'an@shop.example']] as $info) {
            Network::answer(TokenIssuer::ADDRESS . '/me', $info);
            self::assertSame(Problem::Refused, self::problemOf(fn() => $this->oidc()));
        }
    }

    public function testATokenForAnotherVisitIsRefused(): void
    {
        $this->giveToken(['nonce' => 'of another']);

        self::assertSame(Problem::Refused, self::problemOf(fn() => $this->oidc()));
    }

    private function oidc(): Identity
    {
        return self::providers()->get('oidc')->identify('code', $this->attempt);
    }

    /** @param array<string, mixed> $claims */
    private function giveToken(array $claims = []): void
    {
        Network::answer(TokenIssuer::ADDRESS . '/token', ['id_token' => TokenIssuer::token($claims), 'access_token' => 't']);
    }

    /** The last request of a path. @return array<string, mixed> */
    private function request(string $path): array
    {
        $found = array_filter(Network::$requests, static fn(array $one): bool => $one['url'] === TokenIssuer::ADDRESS . $path);
        return end($found) ?: [];
    }
}
