<?php

declare(strict_types=1);

namespace Mullion\Tests\Endpoint;

use Mullion\Endpoint\Visitor;
use Mullion\Tests\PluginTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Who asks, and from which page. */
final class VisitorTest extends PluginTestCase
{
    /** @return iterable<string, array{array<string, string>, bool, bool}> Headers; whether from elsewhere, whether from here. */
    public static function requests(): iterable
    {
        yield 'our own page' => [['SITE' => 'same-origin', 'ORIGIN' => 'https://shop.example'], false, true];
        yield 'our own page, in capitals' => [['ORIGIN' => 'https://SHOP.example'], false, true];
        yield 'our own page that gives no referrer' => [['SITE' => 'same-origin', 'ORIGIN' => 'null'], false, true];
        yield 'an address that was typed' => [['SITE' => 'none'], false, false];
        yield 'an old browser, a link' => [[], false, false];
        yield 'an old browser, our form' => [['ORIGIN' => 'https://shop.example'], false, true];

        yield 'another site' => [['SITE' => 'cross-site', 'ORIGIN' => 'https://evil.example'], true, false];
        yield 'another site, by a link' => [['SITE' => 'cross-site'], true, false];
        yield 'another host of the domain, by a link' => [['SITE' => 'same-site'], true, false];
        yield 'another host of the domain' => [['SITE' => 'same-site', 'ORIGIN' => 'https://blog.shop.example'], true, false];
        yield 'another site, old browser' => [['ORIGIN' => 'https://evil.example'], true, false];
        yield 'another host that begins alike' => [['ORIGIN' => 'https://shop.example.evil.example'], true, false];
        yield 'another port' => [['ORIGIN' => 'https://shop.example:8443'], true, false];
        yield 'without encryption' => [['ORIGIN' => 'http://shop.example'], true, false];
        yield 'a sandbox of another site' => [['SITE' => 'cross-site', 'ORIGIN' => 'null'], true, false];
        yield 'a sandbox, old browser' => [['ORIGIN' => 'null'], true, false];
        yield 'our own page, in a language with a domain of its own' => [['SITE' => 'same-origin', 'ORIGIN' => 'https://shop.example.fr'], false, true];
        yield 'our own page, behind a proxy that ends the encryption' => [['SITE' => 'same-origin', 'ORIGIN' => 'http://shop.example'], false, true];
        yield 'no address' => [['ORIGIN' => 'x'], true, false];
        yield 'words in the header that no browser sends' => [['SITE' => 'SAME-ORIGIN', 'ORIGIN' => 'null'], true, false];
    }

    /** @param array<string, string> $headers */
    #[DataProvider('requests')]
    public function testABrowserSaysWhichPageARequestComesFrom(array $headers, bool $isFromElsewhere, bool $isFromHere): void
    {
        foreach ($headers as $name => $value) {
            $_SERVER[$name === 'SITE' ? 'HTTP_SEC_FETCH_SITE' : 'HTTP_ORIGIN'] = $value;
        }

        self::assertSame([$isFromElsewhere, $isFromHere], [Visitor::isFromElsewhere(), Visitor::isFromHere()]);
    }

    /** @return iterable<string, array{mixed, string}> */
    public static function addresses(): iterable
    {
        yield 'an address' => ['203.0.113.9', '203.0.113.9'];
        yield 'a long one' => ['2001:db8::1', '2001:db8::1'];
        yield 'none' => [null, ''];
        yield 'a name' => ['localhost', ''];
        yield 'two' => ['203.0.113.9, 10.0.0.1', ''];
        yield 'a list' => [['203.0.113.9'], ''];
    }

    #[DataProvider('addresses')]
    public function testLimitsCountByTheAddressOfTheConnection(mixed $address, string $expected): void
    {
        $_SERVER['REMOTE_ADDR'] = $address;

        self::assertSame($expected, Visitor::address());
    }

    /** Otherwise anybody would be a new visitor with each request. */
    public function testWhatAVisitorWritesIntoAHeaderIsNotBelieved(): void
    {
        $_SERVER['REMOTE_ADDR'] = '203.0.113.9';
        foreach (['X_FORWARDED_FOR', 'X_REAL_IP', 'CLIENT_IP', 'FORWARDED'] as $name) {
            $_SERVER["HTTP_{$name}"] = '198.51.100.1';
        }

        try {
            self::assertSame('203.0.113.9', Visitor::address());
        } finally {
            foreach (['X_FORWARDED_FOR', 'X_REAL_IP', 'CLIENT_IP', 'FORWARDED'] as $name) {
                unset($_SERVER["HTTP_{$name}"]);
            }
        }
    }

    #[DataProvider('addresses')]
    public function testASiteBehindAProxyNamesTheHeaderItselfAndNonsenseOfItIsNoAddress(mixed $address, string $expected): void
    {
        $_SERVER['REMOTE_ADDR'] = '10.0.0.1';
        add_filter('mullion_visitor_address', static fn(): mixed => $address);

        self::assertSame($expected, Visitor::address());
    }
}
