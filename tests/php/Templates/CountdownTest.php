<?php

declare(strict_types=1);

namespace Mullion\Tests\Templates;

use PHPUnit\Framework\Attributes\DataProvider;

final class CountdownTest extends TemplateTestCase
{
    /** @return iterable<string, array{string, string, string}> */
    public static function moments(): iterable
    {
        yield 'with an offset' => ['2031-01-01T00:00:00+07:00', '2031-01-01T00:00:00+07:00', '2031-01-01 00:00'];
        yield 'in the zone of the site' => ['2031/06/15 09:30:00', '2031-06-15T09:30:00+07:00', '2031-06-15 09:30'];
        yield 'in UTC' => ['2031-01-01T00:00:00Z', '2031-01-01T00:00:00+00:00', '2031-01-01 07:00'];
        yield 'a day alone' => ['2031-02-03', '2031-02-03T00:00:00+07:00', '2031-02-03 00:00'];
    }

    /** A browser in another zone would count to another moment; a reader expects the site's own time. */
    #[DataProvider('moments')]
    public function testTheMomentIsPrintedWithItsOffset(string $until, string $moment, string $said): void
    {
        $page = self::dom('countdown', ['until' => $until]);

        self::assertSame($moment, self::attribute($page, '//*[@data-widget]', 'data-until'));
        self::assertSame($moment, self::attribute($page, '//time', 'datetime'));
        self::assertSame(["Ends on {$said}"], self::texts($page, '//span'));
    }

    public function testAMomentThatNobodyUnderstandsStandsThereAsItWasWritten(): void
    {
        $page = self::dom('countdown', ['until' => 'Tết năm sau']);

        self::assertSame('Tết năm sau', self::attribute($page, '//*[@data-widget]', 'data-until'));
        self::assertSame('', self::attribute($page, '//time', 'datetime'));
        self::assertSame(['Tết năm sau'], self::texts($page, '//time'));
    }

    public function testWithoutAMomentThereIsNoneAndNoDateOfToday(): void
    {
        self::assertSame('', self::render('countdown'));
    }

    public function testTheThemeMayWriteItsDatesInItsOwnWay(): void
    {
        $page = self::dom('countdown', ['until' => '2031-02-03', 'format' => 'j/n', 'label' => 'Đến']);

        self::assertSame(['Đến 3/2'], self::texts($page, '//span'));
    }

    public function testWhatIsSaidAtTheEndAndWhetherItGoes(): void
    {
        $root = '//*[@data-widget]';
        $page = self::dom('countdown', ['until' => '2031-02-03', 'ended' => 'Hết rồi', 'ended_hide' => true]);
        self::assertSame(['Hết rồi', ''], [self::attribute($page, $root, 'data-ended'), self::attribute($page, $root, 'data-ended-hide')]);

        $page = self::dom('countdown', ['until' => '2031-02-03', 'ended_hide' => 'yes']);
        self::assertSame([null, null], [self::attribute($page, $root, 'data-ended'), self::attribute($page, $root, 'data-ended-hide')]);
    }
}
