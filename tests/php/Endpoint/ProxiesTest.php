<?php

declare(strict_types=1);

namespace Mullion\Tests\Endpoint;

use Mullion\Endpoint\Proxies;
use Mullion\Endpoint\Visitor;
use Mullion\Tests\PluginTestCase;
use Mullion\Tests\World\Site;
use PHPUnit\Framework\Attributes\DataProvider;

/** Whose word for a visitor's address is believed. */
final class ProxiesTest extends PluginTestCase
{
    protected function tearDown(): void
    {
        unset($_SERVER['HTTP_X_FORWARDED_FOR'], $_SERVER['HTTP_CF_CONNECTING_IP']);
        parent::tearDown();
    }

    /** @return iterable<string, array{string, string, string}> */
    public static function chains(): iterable
    {
        yield 'a stranger who says so' => ['198.51.100.1', '203.0.113.9', '198.51.100.1'];
        yield 'a proxy' => ['10.0.0.1', '203.0.113.9', '203.0.113.9'];
        yield 'two proxies' => ['10.0.0.1', '203.0.113.9, 10.0.0.2', '203.0.113.9'];
        yield 'what the visitor has written before it' => ['10.0.0.1', '1.1.1.1, 203.0.113.9', '203.0.113.9'];
        yield 'a proxy that the visitor has written before it' => ['10.0.0.1', '1.1.1.1, 10.0.0.9, 203.0.113.9', '203.0.113.9'];
        yield 'IPv6' => ['10.0.0.1', '2001:db8::1', '2001:db8::1'];
        yield 'with ports' => ['10.0.0.1', '203.0.113.9:4711', '203.0.113.9'];
        yield 'IPv6 with a port' => ['10.0.0.1', '[2001:db8::1]:4711', '2001:db8::1'];
        yield 'nonsense' => ['10.0.0.1', 'unknown', '10.0.0.1'];
        yield 'nonsense before a proxy' => ['10.0.0.1', "<script>, 10.0.0.2", '10.0.0.2'];
        yield 'no header' => ['10.0.0.1', '', '10.0.0.1'];
        yield 'proxies alone' => ['10.0.0.1', '10.0.0.3, 10.0.0.2', '10.0.0.3'];
    }

    #[DataProvider('chains')]
    public function testTheLastStrangerInTheChainIsTheVisitor(string $address, string $header, string $expected): void
    {
        Site::$options[Proxies::OPTION] = ['ranges' => "10.0.0.0/8\n2001:db8:9::/48"];
        $_SERVER['REMOTE_ADDR'] = $address;
        $_SERVER['HTTP_X_FORWARDED_FOR'] = $header;

        self::assertSame($expected, Visitor::address());
    }

    public function testWhereNoProxyIsNamedTheHeaderCountsForNothing(): void
    {
        $_SERVER['REMOTE_ADDR'] = '10.0.0.1';
        $_SERVER['HTTP_X_FORWARDED_FOR'] = '203.0.113.9';

        self::assertSame('10.0.0.1', Visitor::address());
    }

    public function testAFilterMayNameThemAndNonsenseOfItIsPassedOver(): void
    {
        add_filter('mullion_trusted_proxies', static fn(): mixed => ['10.0.0.0/8', '0.0.0.0/0', 5, null]);
        self::assertSame(['10.0.0.0/8'], Proxies::trusted());

        add_filter('mullion_trusted_proxies', static fn(): mixed => 'all');
        self::assertSame([], Proxies::trusted());
    }

    public function testAServerInBetweenThatNobodyHasNamedIsSeen(): void
    {
        $direct = ['REMOTE_ADDR' => '10.0.0.1'];
        $handedOn = $direct + ['HTTP_CF_CONNECTING_IP' => '203.0.113.9'];
        self::assertSame([false, true], [Proxies::isUnknown($direct), Proxies::isUnknown($handedOn)]);

        Site::$options[Proxies::OPTION] = ['ranges' => '10.0.0.1'];
        self::assertFalse(Proxies::isUnknown($handedOn));
    }
}
