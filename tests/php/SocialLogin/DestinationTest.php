<?php

declare(strict_types=1);

namespace Mullion\Tests\SocialLogin;

use Mullion\SocialLogin\Destination;
use PHPUnit\Framework\TestCase;

final class DestinationTest extends TestCase
{
    /** The same list that the script's `safeUrl` is tested with; relative addresses that need a base are left out here. */
    public function testOnlyAddressesOfThisSiteAreGoneTo(): void
    {
        /** @var list<array{value: string, allowed: bool}> $corpus */
        $corpus = json_decode((string) file_get_contents(dirname(__DIR__, 2) . '/unit/url-corpus.json'), true);
        $allowed = [];
        foreach ($corpus as $entry) {
            $value = strtr($entry['value'], ['{origin}' => 'https://shop.example', '{host}' => 'shop.example']);
            if (!$entry['allowed'] && Destination::isOurs($value, 'https://shop.example/')) {
                $allowed[] = $value;
            }
        }

        self::assertGreaterThan(40, count($corpus));
        self::assertSame([], $allowed);
        foreach (['/gio-hang/', '/?a=1#b', 'https://shop.example/x', 'https://SHOP.example:443/'] as $own) {
            self::assertTrue(Destination::isOurs($own, 'https://shop.example/'), $own);
        }
        foreach (['https://shop.example:8443/', 'http://shop.example/', 'https://shop.example@evil.example/', 'https://shop.example.evil.example/'] as $other) {
            self::assertFalse(Destination::isOurs($other, 'https://shop.example/'), $other);
        }
    }
}
