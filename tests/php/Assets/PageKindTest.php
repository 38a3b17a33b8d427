<?php

declare(strict_types=1);

namespace Mullion\Tests\Assets;

use Mullion\Assets\PageKind;
use Mullion\Tests\PluginTestCase;
use Mullion\Tests\World\Shop;
use PHPUnit\Framework\Attributes\DataProvider;

/** By which words a widget says on which pages it is. */
final class PageKindTest extends PluginTestCase
{
    /** @return iterable<string, array{string, list<string>}> */
    public static function pages(): iterable
    {
        yield 'the shop' => ['shop', ['listing']];
        yield 'a category' => ['taxonomy', ['listing']];
        yield 'a product' => ['product', ['product']];
        yield 'the cart' => ['cart', ['cart']];
        yield 'the checkout' => ['checkout', ['checkout']];
        yield 'the account' => ['account', ['account']];
        yield 'a post' => ['post', []];
    }

    /** @param list<string> $kinds */
    #[DataProvider('pages')]
    public function testEachPageOfTheShopHasItsWord(string $page, array $kinds): void
    {
        Shop::open();
        Shop::$kinds = [$page];
        $words = ['listing', 'product', 'cart', 'checkout', 'account', 'nobody', ''];

        self::assertSame($kinds, array_values(array_filter($words, static fn(string $word): bool => PageKind::isAny([$word]))));
    }

    public function testOneOfSeveralWordsIsEnough(): void
    {
        Shop::open();
        Shop::$kinds = ['cart'];

        self::assertTrue(PageKind::isAny(['product', 'cart']));
        self::assertFalse(PageKind::isAny(['product', 'checkout']));
        self::assertFalse(PageKind::isAny([]));
    }

    public function testWithoutAShopNoPageIsOne(): void
    {
        Shop::$kinds = ['product'];

        self::assertFalse(PageKind::isAny(['product']));
    }
}
