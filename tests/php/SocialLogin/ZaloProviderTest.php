<?php

declare(strict_types=1);

namespace Mullion\Tests\SocialLogin;

use Mullion\SocialLogin\Problem;
use Mullion\Tests\World\Network;

/** Who comes back from Zalo. */
final class ZaloProviderTest extends ProviderTestCase
{
    public function testZaloKnowsNoAddressAndItsErrorsComeWith200(): void
    {
        Network::answer(self::ZALO . 'access_token', ['access_token' => 't']);
        Network::answer('https://graph.zalo.me/v2.0/me', ['error' => 0, 'id' => 'zalo-1', 'name' => 'Bình', 'email' => 'x@shop.example']);
        $identity = self::providers()->get('zalo')->identify('code', $this->attempt);

        self::assertSame(['zalo-1', 'Bình', ''], [$identity->subject, $identity->name, $identity->email]);
        self::assertSame('s3cret', Network::$requests[0]['headers']['secret_key']);
        self::assertArrayNotHasKey('secret_key', Network::$requests[0]['body']);

        Network::answer('https://graph.zalo.me/v2.0/me', ['error' => 452, 'id' => 'zalo-1']);
        self::assertSame(Problem::Refused, self::problemOf(fn() => self::providers()->get('zalo')->identify('code', $this->attempt)));
        Network::answer(self::ZALO . 'access_token', ['error' => -14003, 'access_token' => 't']);
        self::assertSame(Problem::Refused, self::problemOf(fn() => self::providers()->get('zalo')->identify('code', $this->attempt)));
    }
}
