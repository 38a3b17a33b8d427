<?php

declare(strict_types=1);

namespace Mullion\Tests\Endpoint;

use Mullion\Endpoint\IpAddress;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class IpAddressTest extends TestCase
{
    public function testAHouseholdHasOneIpv4AddressOrTheFirst64BitsOfIpv6(): void
    {
        self::assertSame('203.0.113.9', IpAddress::network('203.0.113.9'));
        self::assertSame('2001:db8:1:2::/64', IpAddress::network('2001:db8:1:2:aaaa:bbbb:cccc:dddd'));
        self::assertSame('2001:db8:1:2::/64', IpAddress::network('2001:DB8:1:2::1'));
        self::assertNotSame(IpAddress::network('2001:db8:1:2::1'), IpAddress::network('2001:db8:1:3::1'));
        self::assertSame('203.0.113.9', IpAddress::network('::ffff:203.0.113.9'));
        self::assertSame(['', ''], [IpAddress::network(''), IpAddress::network('localhost')]);
    }

    /** @return iterable<array{string, string, bool}> */
    public static function ranges(): iterable
    {
        yield ['10.1.2.3', '10.0.0.0/8', true];
        yield ['11.1.2.3', '10.0.0.0/8', false];
        yield ['172.31.255.255', '172.16.0.0/12', true];
        yield ['172.32.0.0', '172.16.0.0/12', false];
        yield ['203.0.113.7', '203.0.113.7', true];
        yield ['203.0.113.8', '203.0.113.7/32', false];
        yield ['2400:cb00:7::1', '2400:cb00::/32', true];
        yield ['2400:cb01::1', '2400:cb00::/32', false];
        yield ['2001:db8::ffff', '2001:db8::/113', false];
        yield ['2001:db8::7fff', '2001:db8::/113', true];
        yield ['::ffff:10.1.2.3', '10.0.0.0/8', true];
        yield ['10.1.2.3', '2001:db8::/32', false];
        yield ['', '10.0.0.0/8', false];
    }

    #[DataProvider('ranges')]
    public function testAnAddressIsInARangeWhenItsFirstBitsAreTheSame(string $address, string $range, bool $isIn): void
    {
        self::assertSame($isIn, IpAddress::isIn($address, $range));
    }

    /** Half the net is nobody's proxy: all of it would make the header alone count. */
    public function testWhatIsNoRangeOrTooWideAOneIsNone(): void
    {
        $bad = ['0.0.0.0/0', '128.0.0.0/1', '::/0', '2000::/3', '10.0.0.0/33', '2001:db8::/129', '10.0.0/8', '10.0.0.0/', 'proxy', '', "10.0.0.0/8\n", '10.0.0.0/-1'];

        self::assertSame([], array_filter($bad, IpAddress::isRange(...)));
    }
}
