<?php

declare(strict_types=1);

namespace Mullion\Tests\Cart;

use Mullion\Cart\SpeculationRules;
use Mullion\Tests\PluginTestCase;
use Mullion\Tests\World\Shop;
use PHPUnit\Framework\Attributes\DataProvider;

/** Which pages a browser never fetches ahead of the click. */
final class SpeculationRulesTest extends PluginTestCase
{
    public function testCartCheckoutAndAccountAreNotFetchedAhead(): void
    {
        Shop::open();

        self::assertSame(['/gio-hang*', '/thanh-toan*', '/tai-khoan*'], (new SpeculationRules())->exclude([]));
    }

    public function testWhatOthersHaveExcludedStaysSo(): void
    {
        Shop::open();

        self::assertSame('/rieng/*', (new SpeculationRules())->exclude(['/rieng/*'])[0]);
    }

    /** @return iterable<string, array{string, list<string>}> */
    public static function addresses(): iterable
    {
        yield 'by number' => ['https://shop.example/?page_id=12', ['/*\?*page_id=12*']];
        yield 'by number in a folder' => ['https://shop.example/vi/?page_id=12', ['/vi/*\?*page_id=12*']];
        yield 'in a folder' => ['https://shop.example/vi/gio-hang/', ['/vi/gio-hang*']];
        yield 'without a slash at its end' => ['https://shop.example/gio-hang', ['/gio-hang*']];
        // "*" would exclude every page there is.
        yield 'the home page itself' => ['https://shop.example/', []];
        yield 'no page' => ['', []];
        yield 'no address' => ['https://', []];
    }

    /** @param list<string> $excluded */
    #[DataProvider('addresses')]
    public function testThePatternFitsThePageHoweverTheSiteWritesItsAddresses(string $address, array $excluded): void
    {
        Shop::open();
        Shop::$pages = ['cart' => $address];

        self::assertSame($excluded, array_values((new SpeculationRules())->exclude([])));
    }

    public function testWithoutAShopNothingIsExcluded(): void
    {
        self::assertSame(['/rieng/*'], (new SpeculationRules())->exclude(['/rieng/*']));
    }

    public function testNonsenseOfAnotherPluginIsPassedOver(): void
    {
        Shop::open();

        self::assertCount(3, (new SpeculationRules())->exclude(null));
    }
}
