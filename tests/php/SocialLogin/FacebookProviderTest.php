<?php

declare(strict_types=1);

namespace Mullion\Tests\SocialLogin;

use Mullion\Tests\World\Network;

/** Who comes back from Facebook. */
final class FacebookProviderTest extends ProviderTestCase
{
    public function testFacebookIsToldTheVerifierAndProvesThatItIsUs(): void
    {
        Network::answer(self::FACEBOOK . 'oauth/access_token', ['access_token' => 't']);
        Network::answer(self::FACEBOOK . 'me', ['id' => 'fb-1', 'name' => 'An', 'email' => 'an@shop.example', 'email_verified' => true]);

        $identity = self::providers()->get('facebook')->identify('code', $this->attempt);

        [$token, $person] = Network::$requests;
        self::assertSame(['code', 'v', 's3cret'], [$token['body']['code'], $token['body']['code_verifier'], $token['body']['client_secret']]);
        self::assertStringContainsString('appsecret_proof=' . hash_hmac('sha256', 't', 's3cret'), $person['url']);
        self::assertSame('Bearer t', $person['headers']['Authorization']);
        self::assertSame(['fb-1', 'An', 'an@shop.example'], [$identity->subject, $identity->name, $identity->email]);
        self::assertFalse($identity->isVerified, 'Facebook never says whether an address is verified.');
    }
}
