<?php

declare(strict_types=1);

namespace Mullion\Tests\SocialLogin;

use Mullion\SocialLogin\Attempt;
use Mullion\SocialLogin\Discovery;
use Mullion\SocialLogin\Http;
use Mullion\SocialLogin\Options;
use Mullion\SocialLogin\Providers;
use Mullion\Tests\TokenIssuer;
use Mullion\Tests\World\Network;
use Mullion\Tests\World\Site;

/** All four providers are set up, and the one of OpenID publishes itself. */
abstract class ProviderTestCase extends LoginTestCase
{
    protected const OWN = ['id' => 'client', 'secret' => 's3cret'];
    protected const FACEBOOK = 'https://graph.facebook.com/v21.0/';
    protected const ZALO = 'https://oauth.zaloapp.com/v4/';

    protected Attempt $attempt;

    protected function setUp(): void
    {
        parent::setUp();
        $this->attempt = new Attempt('oidc', 'https://shop.example/', verifier: 'v', nonce: 'n');
        $oidc = ['issuer' => TokenIssuer::ADDRESS, 'label' => 'Cửa Việt ID', 'id' => 'shop', 'secret' => 's3cret'];
        Site::$options['mullion_social_login'] = ['google' => self::OWN, 'facebook' => self::OWN, 'zalo' => self::OWN, 'oidc' => $oidc];
        Network::answer(TokenIssuer::ADDRESS . '/.well-known/openid-configuration', [
            'issuer' => TokenIssuer::ADDRESS,
            'authorization_endpoint' => TokenIssuer::ADDRESS . '/authorize?tenant=7',
            'token_endpoint' => TokenIssuer::ADDRESS . '/token',
            'jwks_uri' => TokenIssuer::ADDRESS . '/keys',
            'userinfo_endpoint' => TokenIssuer::ADDRESS . '/me',
        ]);
        Network::answer(TokenIssuer::ADDRESS . '/keys', TokenIssuer::keys());
    }

    protected static function providers(): Providers
    {
        $http = new Http();
        return new Providers(new Options(), $http, new Discovery($http));
    }
}
