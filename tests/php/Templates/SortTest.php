<?php

declare(strict_types=1);

namespace Mullion\Tests\Templates;

final class SortTest extends TemplateTestCase
{
    private const OPTIONS = ['menu_order' => 'Mặc định', 'price' => 'Giá: thấp đến cao', 'price-desc' => 'Giá: cao đến thấp'];

    public function testTheOrderOfThePageIsChosenAndNoOther(): void
    {
        $page = self::dom('sort', ['options' => self::OPTIONS, 'value' => 'price']);

        self::assertSame(array_values(self::OPTIONS), self::texts($page, '//option'));
        self::assertSame(['Giá: thấp đến cao'], self::texts($page, '//option[@selected]'));
    }

    /** PHP makes numbers of keys that look like one. */
    public function testAnOptionWhoseValueIsANumberCanBeChosen(): void
    {
        $page = self::dom('sort', ['options' => ['0' => 'Không', '12' => 'Mười hai'], 'value' => '12']);

        self::assertSame(['Mười hai'], self::texts($page, '//option[@selected]'));
    }

    public function testWhatOfTheAddressHasToStayIsSentAlong(): void
    {
        $page = self::dom('sort', ['fields' => ['paged' => '1', 'filter_mau' => 'xám "đậm"']]);

        self::assertSame('1', self::attribute($page, '//input[@name="paged"]', 'value'));
        self::assertSame('xám "đậm"', self::attribute($page, '//input[@name="filter_mau"]', 'value'));
    }

    public function testANewOrderBeginsAtTheFirstPage(): void
    {
        self::assertSame('1', self::attribute(self::dom('sort'), '//input[@name="paged"]', 'value'));
    }

    public function testItIsAFormThatWorksWithoutAScript(): void
    {
        $page = self::dom('sort', ['name' => 'orderby']);

        self::assertSame(['get', 'orderby'], [self::attribute($page, '//form', 'method'), self::attribute($page, '//label//select', 'name')]);
        self::assertSame(['Sort'], self::texts($page, '//form/button'));
    }

    public function testValuesAndNamesAreTexts(): void
    {
        $odd = '"><script>alert(1)</script>';
        $page = self::dom('sort', ['options' => [$odd => $odd], 'fields' => [$odd => $odd], 'value' => $odd]);

        self::assertSame([], self::texts($page, '//script'));
        self::assertSame($odd, self::attribute($page, '//option[@selected]', 'value'));
        self::assertSame($odd, self::attribute($page, '//input', 'name'));
    }
}
