<?php

declare(strict_types=1);

namespace Mullion\Tests\Templates;

use Mullion\Tests\World\Shop;
use PHPUnit\Framework\Attributes\DataProvider;

/** What opens over a page or out of it: dialogs, menus, the mini-cart, the way back up. */
final class PanelsTest extends TemplateTestCase
{
    /** @return iterable<string, array{string, string}> */
    public static function holders(): iterable
    {
        yield from ['a dialog' => ['modal', 'content'], 'the slide-in menu' => ['offcanvas', 'content'], 'the menu' => ['menu', 'items'], 'the mini-cart' => ['mini-cart', 'content']];
    }

    #[DataProvider('holders')]
    public function testWhatTheThemePutsIntoItStandsThereToTheLetter(string $name, string $prop): void
    {
        $content = "<li>\n  Cửa <b>đi</b>\n\n  <pre>a\n b</pre>\n</li>";

        self::assertStringContainsString(">{$content}<", self::render($name, [$prop => $content]));
    }

    public function testADialogIsClosedUntilItIsOpenedAndHasItsTitleForAName(): void
    {
        $page = self::dom('modal', ['id' => 'giao-hang', 'title' => 'Giao hàng']);

        self::assertNull(self::attribute($page, '//dialog', 'open'));
        self::assertSame(['giao-hang', 'giao-hang-title'], [self::attribute($page, '//dialog', 'id'), self::attribute($page, '//dialog', 'aria-labelledby')]);
        self::assertSame(['Giao hàng'], self::texts($page, '//*[@id="giao-hang-title"]'));
    }

    public function testEveryClosingButtonHasANameAndSendsNoForm(): void
    {
        foreach (['modal', 'offcanvas', 'mini-cart'] as $name) {
            $page = self::dom($name);
            self::assertSame(['Close', 'button'], [self::attribute($page, '//button', 'aria-label'), self::attribute($page, '//button', 'type')], $name);
        }
    }

    /** Where no script runs it is a part of the page, and its opener leads to it. */
    public function testTheSlideInMenuIsOpenWithoutAScript(): void
    {
        $page = self::dom('offcanvas', ['id' => 'menu-chinh', 'side' => 'end', 'label' => 'Danh mục']);

        self::assertSame(['menu-chinh', 'end', 'Danh mục', ''], array_map(
            static fn(string $name): ?string => self::attribute($page, '//dialog', $name),
            ['id', 'data-side', 'aria-label', 'open'],
        ));
    }

    public function testTheMenuIsANavigationWithANameWhoseButtonSaysThatItIsClosed(): void
    {
        $page = self::dom('menu', ['label' => 'Menu chính']);

        self::assertSame('Menu chính', self::attribute($page, '//nav', 'aria-label'));
        self::assertSame('false', self::attribute($page, '//nav/button', 'aria-expanded'));
    }

    public function testTheMiniCartLeadsToTheCartAndHoldsNothingOfTheVisitors(): void
    {
        Shop::open(['a' => ['product_id' => 7, 'quantity' => 3]]);
        $page = self::dom('mini-cart');

        self::assertSame('https://shop.example/gio-hang/', self::attribute($page, '//a', 'href'));
        self::assertSame([''], self::texts($page, '//*[contains(@class, "__count")]'));
        self::assertSame(1, $page->query('//*[@class="widget_shopping_cart_content"]')->length ?? 0);
    }

    public function testTheWayUpIsALinkThatEveryBrowserKnows(): void
    {
        $page = self::dom('scroll-top', ['label' => 'Lên đầu trang']);

        self::assertSame('#top', self::attribute($page, '//a', 'href'));
        self::assertSame(['Lên đầu trang'], self::texts($page, '//a/span'));
    }

    public function testSignsAreHiddenFromScreenReaders(): void
    {
        foreach (['scroll-top' => [], 'mini-cart' => [], 'header-search' => [], 'map' => ['title' => 'Xưởng']] as $name => $props) {
            self::assertSame('true', self::attribute(self::dom($name, $props), '//svg', 'aria-hidden'), $name);
        }
    }
}
