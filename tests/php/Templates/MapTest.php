<?php

declare(strict_types=1);

namespace Mullion\Tests\Templates;

use Mullion\Tests\World\Site;

final class MapTest extends TemplateTestCase
{
    public function testWithoutAScriptTheAddressIsThereAndALinkToItsPlace(): void
    {
        $page = self::dom('map', ['lat' => 10.7769, 'lng' => 106.7009, 'address' => '12 Nguyễn Huệ, Quận 1']);

        self::assertSame(['12 Nguyễn Huệ, Quận 1'], self::texts($page, '//address'));
        self::assertSame('https://www.google.com/maps/search/?api=1&query=10.7769%2C106.7009', self::attribute($page, '//a', 'href'));
    }

    public function testTheOwnersOwnAddressOfThePlaceGoesBefore(): void
    {
        $page = self::dom('map', ['lat' => 1, 'lng' => 2, 'url' => 'https://maps.app.goo.gl/x?a=1&b=2']);

        self::assertSame('https://maps.app.goo.gl/x?a=1&b=2', self::attribute($page, '//a', 'href'));
        self::assertSame('', self::attribute(self::dom('map', ['url' => 'javascript:alert(1)']), '//a', 'href'));
    }

    public function testAnAddressAloneIsALinkThatFindsItAndNothingForAScript(): void
    {
        $page = self::dom('map', ['title' => 'Xưởng', 'address' => '12 Nguyễn Huệ']);

        self::assertSame(
            'https://www.google.com/maps/search/?api=1&query=X%C6%B0%E1%BB%9Fng%2012%20Nguy%E1%BB%85n%20Hu%E1%BB%87',
            self::attribute($page, '//a', 'href'),
        );
        self::assertNull(self::attribute($page, '//*[@class="mullion-map"]', 'data-widget'));
        self::assertSame('', self::render('map'), 'A block that nobody has given a place yet.');
    }

    public function testTheScriptIsToldThePlaceAndTheTitle(): void
    {
        $page = self::dom('map', ['lat' => '10.5', 'lng' => -3.25, 'zoom' => 12, 'title' => 'Cửa "Việt"']);

        $told = array_map(static fn(string $name): ?string => self::attribute($page, '//*[@data-widget]', "data-{$name}"), ['lat', 'lng', 'zoom', 'title']);
        self::assertSame(['10.5', '-3.25', '12', 'Cửa "Việt"'], $told);
    }

    public function testNothingIsSaidOfWhatIsNotKnown(): void
    {
        $page = self::dom('map', ['lat' => 1, 'lng' => 2]);

        self::assertSame([[], []], [self::texts($page, '//address'), self::texts($page, '//p')]);
        self::assertNull(self::attribute($page, '//*[@data-widget]', 'data-title'));
        self::assertSame('16', self::attribute($page, '//*[@data-widget]', 'data-zoom'));
    }

    public function testWithoutAKeyNoPlaceIsKeptForAMapButForAPicture(): void
    {
        $isHidden = static fn(array $props): bool => self::attribute(self::dom('map', $props), '//*[@class="mullion-map__frame"]', 'hidden') !== null;

        self::assertTrue($isHidden(['title' => 'Xưởng']));
        self::assertFalse($isHidden(['picture' => '<img src="/map.webp" alt="">']));
        Site::$options['mullion_settings'] = ['map' => ['key' => 'k']];
        self::assertTrue($isHidden(['title' => 'Xưởng']));
        self::assertFalse($isHidden(['lat' => 1, 'lng' => 2]));
    }

    public function testAPictureOfTheThemeStandsInTheFrame(): void
    {
        $picture = "<img src=\"/map.webp\"\n alt=\"Bản đồ\">";

        self::assertStringContainsString("</svg>{$picture}</div>", self::render('map', ['picture' => $picture]));
    }

    public function testThePagesHtmlAsksNobodyForAMap(): void
    {
        $html = self::render('map', ['lat' => 1, 'lng' => 2]);

        self::assertDoesNotMatchRegularExpression('/<(iframe|script|img|link)/', $html);
    }
}
