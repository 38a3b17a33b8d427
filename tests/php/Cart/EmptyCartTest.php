<?php

declare(strict_types=1);

namespace Mullion\Tests\Cart;

use Mullion\Cart\EmptyCart;
use Mullion\Cart\Shop as PluginShop;
use Mullion\Tests\PluginTestCase;
use Mullion\Tests\World\Shop;
use PHPUnit\Framework\Attributes\DataProvider;

/** The theme's own words for an empty cart. */
final class EmptyCartTest extends PluginTestCase
{
    public function testTheyStandReadyWhereScriptsFillACart(): void
    {
        self::assertSame('<template id="mullion-empty-cart"><p>Giỏ trống</p></template>', self::shown([], 'wc-cart-fragments'));
    }

    public function testNotInAPageWithoutACartNorForAVisitorWhoHasOne(): void
    {
        self::assertSame('', self::shown([], 'theme'));
        self::assertSame('', self::shown(['a' => ['product_id' => 7, 'quantity' => 1]], 'wc-cart-fragments'));
    }

    #[DataProvider('declarations')]
    public function testNotWhereTheThemesTemplateCanBeReadOnlyOnce(string $declaration): void
    {
        $theme = $this->folder(['mini-cart.php' => "<p>Giỏ</p>\n<?php\n{$declaration}\n"]);
        add_filter('woocommerce_locate_template', static fn(): string => "{$theme}/mini-cart.php");

        self::assertSame('', self::shown([], 'wc-cart-fragments'));
    }

    /** @return iterable<array{string}> */
    public static function declarations(): iterable
    {
        yield ['function my_theme_fragment($fragments) { return $fragments; }'];
        yield ["if (true) {\n\tFUNCTION &my_theme_parts() { return \$GLOBALS; }\n}"];
        yield ['final class My_Theme_Cart {}'];
        yield ['?><?php function my_theme_count() { return 0; }'];
        yield ["if (!function_exists('my_theme_sum')) { function my_theme_sum() { return 0; } }"];
    }

    public function testAClosureIsNoHindrance(): void
    {
        $theme = $this->folder(['mini-cart.php' => "<p class=\"function x\">Giỏ</p><?php (static function (): void {})();"]);
        add_filter('woocommerce_locate_template', static fn(): string => "{$theme}/mini-cart.php");

        self::assertStringContainsString('Giỏ', self::shown([], 'wc-cart-fragments'));
    }

    public function testNotWithoutAShop(): void
    {
        wp_enqueue_script('wc-cart-fragments', 'x.js');

        self::assertSame('', self::printed(static fn() => (new EmptyCart(new PluginShop()))->show()));
    }

    /** @param array<string, array<string, mixed>> $cart */
    private static function shown(array $cart, string $script): string
    {
        Shop::open($cart);
        wp_enqueue_script($script, 'x.js');
        $html = self::printed(static fn() => (new EmptyCart(new PluginShop()))->show());
        wp_scripts()->queue = [];
        return $html;
    }
}
