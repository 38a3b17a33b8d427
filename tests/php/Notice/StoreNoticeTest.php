<?php

declare(strict_types=1);

namespace Mullion\Tests\Notice;

use Mullion\Assets\Manifest;
use Mullion\Notice\Dismissal;
use Mullion\Notice\StoreNotice;
use Mullion\Tests\Graph;
use Mullion\Tests\PluginTestCase;
use Mullion\Tests\World\Shop;
use Mullion\Tests\World\Site;

/** The shop's notice, printed as our widget. */
final class StoreNoticeTest extends PluginTestCase
{
    private const TEXT = 'Giảm <b>15%</b> đến hết tháng';
    private const STOCK = '<p role="complementary" class="woocommerce-store-notice demo_store" data-notice-id="a1b2c3" style="display:none;">'
        . 'Giảm <b>15%</b> <a href="#" class="woocommerce-store-notice__dismiss-link">Bỏ qua</a></p>';

    protected function setUp(): void
    {
        parent::setUp();
        Shop::open();
    }

    public function testTheShopsElementStaysWithItsClassesAndItsIdentifierAndIsSeenAtOnce(): void
    {
        self::assertStringContainsString(
            '<p role="complementary" class="woocommerce-store-notice demo_store" data-notice-id="a1b2c3"'
            . ' style="display:block;" data-widget="notice">Giảm <b>15%</b> ',
            self::taken(self::STOCK),
        );
        self::assertStringNotContainsString('mullion-notice__form', self::taken(self::STOCK));
    }

    /** WooCommerce's stylesheet hides it, too. */
    public function testOneWithoutAStyleIsShownByOne(): void
    {
        self::assertStringContainsString('style="display:block"', self::taken('<p class="woocommerce-store-notice">x</p>'));
    }

    public function testOneWithoutAnIdentifierHasTheOneThatTheShopWouldGiveIt(): void
    {
        self::assertStringContainsString(
            sprintf('data-notice-id="%s"', md5(self::TEXT)),
            self::taken('<p class="woocommerce-store-notice">x</p>'),
        );
    }

    /** Before WooCommerce 9.5 its link does not say so. */
    public function testItsLinkIsAButtonForEveryone(): void
    {
        $said = str_replace('<a ', '<a role="button" ', self::STOCK);

        foreach ([self::STOCK, $said] as $html) {
            self::assertSame(1, substr_count(self::taken($html), '<a role="button" href="#"'));
        }
    }

    public function testWhereNoScriptRunsAButtonInItPostsTheFormAfterIt(): void
    {
        $html = self::taken(self::STOCK);

        self::assertMatchesRegularExpression('#</a><noscript><button [^>]*form="mullion-notice-a1b2c3">Bỏ qua</button></noscript></p>#', $html);
        self::assertStringContainsString(
            '</p><noscript><form id="mullion-notice-a1b2c3" method="post">'
            . '<input type="hidden" name="mullion_dismiss_notice" value="a1b2c3"></form></noscript>',
            $html,
        );
    }

    /** It stays where the shop prints it, and is printed once. */
    public function testItIsHandedOverWhereTheShopPrintsIt(): void
    {
        self::notice()->register();
        Site::$options['woocommerce_demo_store_notice'] = self::TEXT;
        add_action('wp_footer', 'woocommerce_demo_store');

        self::assertSame('', self::printed(static fn() => do_action('wp_body_open')));
        self::assertSame(1, substr_count(self::printed(static fn() => do_action('wp_footer')), 'data-widget="notice"'));
    }

    /** Rey hooks at `wp`, at 20: at the same priority its markup would be the last word, and nothing would dismiss it. */
    public function testOneThatAThemePrintsLateIsHandedOver(): void
    {
        self::notice()->register();
        add_filter('woocommerce_demo_store', static fn(): string => '<div class="woocommerce-store-notice">of the theme</div>', 20, 2);

        $html = self::printed(static fn() => woocommerce_demo_store());

        self::assertStringContainsString('data-widget="notice"', $html);
        self::assertStringContainsString('of the theme', $html);
    }

    public function testThePageKnowsOfItOnlyWhileItIsShown(): void
    {
        self::assertSame(['tabs', 'notice'], self::notice()->expect(['tabs']));
        Site::$options['woocommerce_demo_store'] = 'no';

        self::assertSame(['tabs'], self::notice()->expect(['tabs']));
        self::assertNull(self::notice()->expect(null));
    }

    public function testWhoDismissedItWithoutAScriptDoesNotSeeIt(): void
    {
        $_COOKIE['mullion_plain_notice'] = 'a1b2c3';
        self::assertSame('', self::taken(self::STOCK));
        self::assertSame('', self::taken('<div data-widget="notice" data-notice-id="a1b2c3">x</div>'), "A theme's own.");

        $_COOKIE['mullion_plain_notice'] = 'of-last-month';
        self::assertNotSame('', self::taken(self::STOCK));
    }

    /** A cache keeps one page for all of them. */
    public function testWhoDismissedItWithAScriptGetsTheSamePage(): void
    {
        $page = self::taken(self::STOCK);
        $_COOKIE['store_noticea1b2c3'] = 'hidden';

        self::assertSame($page, self::taken(self::STOCK));
    }

    public function testWhatIsNoNoticeOfTheShopsStaysAsItIs(): void
    {
        foreach (['', null, '<p class="woocommerce-store-notice-area">x</p>', '<aside data-notice-id="a1">theme</aside>'] as $html) {
            self::assertSame($html, self::notice()->takeOver($html));
        }
        self::assertStringNotContainsString('<form', self::taken('<p class="woocommerce-store-notice">nothing to press</p>'));
    }

    private static function taken(string $html): string
    {
        $taken = self::notice()->takeOver($html, self::TEXT);
        self::assertIsString($taken);
        return $taken;
    }

    private static function notice(): StoreNotice
    {
        return new StoreNotice((new Graph(new Manifest('/nowhere', '/build/')))->assets, new Dismissal());
    }
}
