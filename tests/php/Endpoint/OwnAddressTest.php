<?php

declare(strict_types=1);

namespace Mullion\Tests\Endpoint;

use Mullion\Endpoint\OwnAddress;
use Mullion\Tests\PluginTestCase;

/** Which addresses a visitor may be sent to; foreign ones are in DestinationTest. */
final class OwnAddressTest extends PluginTestCase
{
    /** WooCommerce looks for the words anywhere in a header, and PHP complains. */
    public function testAnAddressThatWouldBeTakenForACookieIsRefused(): void
    {
        foreach (['/Set-Cookie:x', '/?a=SET-COOKIE:', '/#set-cookie:x', 'https://shop.example/set-cookie:x', '/Set-%0dCookie:x', '/Set-%0%0aDCookie:x', '/Set-"Cookie:x'] as $address) {
            self::assertFalse(OwnAddress::is($address, 'https://shop.example/'), $address);
        }
        foreach (['/Set-Cookie', '/set-cookie%3Ax', '/set-cookies:x', '/cookie:x'] as $address) {
            self::assertTrue(OwnAddress::is($address, 'https://shop.example/'), $address);
        }
    }
}
