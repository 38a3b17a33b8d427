<?php

declare(strict_types=1);

namespace Mullion\Tests\SocialLogin;

use Mullion\Endpoint\OwnAddress;
use Mullion\SocialLogin\Destination;
use Mullion\Tests\PluginTestCase;
use Mullion\Tests\World\Shop;
use PHPUnit\Framework\Attributes\DataProvider;

final class DestinationTest extends PluginTestCase
{
    /** The same list that the script's `safeUrl` is tested with; relative addresses that need a base are left out here. */
    public function testOnlyAddressesOfThisSiteAreGoneTo(): void
    {
        /** @var list<array{value: string, allowed: bool}> $corpus */
        $corpus = json_decode((string) file_get_contents(dirname(__DIR__, 2) . '/unit/url-corpus.json'), true);
        $allowed = [];
        foreach ($corpus as $entry) {
            $value = strtr($entry['value'], ['{origin}' => 'https://shop.example', '{host}' => 'shop.example']);
            if (!$entry['allowed'] && OwnAddress::is($value, 'https://shop.example/')) {
                $allowed[] = $value;
            }
        }

        self::assertGreaterThan(40, count($corpus));
        self::assertSame([], $allowed);
        foreach (['/gio-hang/', '/?a=1#b', 'https://shop.example/x', 'https://SHOP.example:443/'] as $own) {
            self::assertTrue(OwnAddress::is($own, 'https://shop.example/'), $own);
        }
        foreach (['https://shop.example:8443/', 'http://shop.example/', 'https://shop.example@evil.example/', 'https://shop.example.evil.example/'] as $other) {
            self::assertFalse(OwnAddress::is($other, 'https://shop.example/'), $other);
        }
    }

    /** @return iterable<string, array{list<string>, string}> */
    public static function wishes(): iterable
    {
        $home = 'https://shop.example/';
        yield 'where they were' => [['/gio-hang/?a=1#b'], '/gio-hang/?a=1#b'];
        yield 'the second, when the first is not ours' => [['https://evil.example/', '/cua-hang/'], '/cua-hang/'];
        yield 'nowhere' => [[''], $home];
        yield 'the login page, which would only ask again' => [['https://shop.example/wp-login.php?redirect_to=x'], $home];
        yield 'an address of a login' => [['/?mullion-login=google'], $home];
        yield 'a line break' => [["/gio-hang/\r\nSet-Cookie: a=b"], $home];
        yield 'what WooCommerce takes for a cookie' => [['/Set-Cookie:x'], $home];
        yield 'a backslash, which browsers take for a slash' => [['/\\evil.example/'], $home];
        yield 'two slashes' => [['//evil.example/'], $home];
        yield 'a long one' => [['/' . str_repeat('a', 2000)], $home];
        yield 'fields too deep for PHP' => [['/?a' . str_repeat('[a]', 80) . '=1'], $home];
        yield 'the same, encoded' => [['/?a' . str_repeat('%5Ba%5D', 80) . '=1'], $home];
    }

    /** @param list<string> $wanted */
    #[DataProvider('wishes')]
    public function testTheVisitorGoesWhereTheyWereOrHome(array $wanted, string $expected): void
    {
        self::assertSame($expected, Destination::of(...$wanted));
    }

    public function testInAShopTheyAreAtTheirAccountAndLogInThere(): void
    {
        self::assertSame(['https://shop.example/', 'https://shop.example/wp-login.php'], [Destination::account(), Destination::login()]);

        Shop::open();
        self::assertSame(['https://shop.example/tai-khoan/', 'https://shop.example/tai-khoan/'], [Destination::of('https://evil.example/'), Destination::login()]);
        // A shop whose owner has deleted that page.
        Shop::$pages = [];
        self::assertSame(['https://shop.example/', 'https://shop.example/wp-login.php'], [Destination::account(), Destination::login()]);
    }
}
