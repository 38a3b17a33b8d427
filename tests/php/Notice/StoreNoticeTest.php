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

    protected function setUp(): void
    {
        parent::setUp();
        Shop::open();
        Site::$options['woocommerce_demo_store_notice'] = self::TEXT;
        add_action('wp_footer', 'woocommerce_demo_store');
        self::notice()->register();
    }

    public function testThePageBeginsWithItAndItIsPrintedOnce(): void
    {
        $page = self::printed(static function (): void {
            do_action('wp_body_open');
            echo '<main></main>';
            do_action('wp_footer');
        });

        self::assertSame(1, substr_count($page, 'data-widget="notice"'));
        self::assertLessThan(strpos($page, '<main>'), strpos($page, 'data-widget="notice"'));
        self::assertStringContainsString(self::TEXT, $page);
        self::assertStringNotContainsString('woocommerce-store-notice', $page);
    }

    public function testAThemeThatNeverSaysWhereItsBodyBeginsHasItAtTheEnd(): void
    {
        self::assertStringContainsString('data-widget="notice"', self::printed(static fn() => do_action('wp_footer')));
    }

    /** Newer WooCommerce prints it at the top by itself. */
    public function testWhereTheShopPrintsItElsewhereWeDoNotPrintItOnceMore(): void
    {
        remove_action('wp_footer', 'woocommerce_demo_store');

        self::assertSame('', self::printed(static fn() => do_action('wp_body_open')));
    }

    public function testWhoDismissedTheShopsOwnNoticeHasDismissedOurs(): void
    {
        self::assertStringContainsString('data-notice-id="' . md5(self::TEXT) . '"', self::printed(static fn() => do_action('wp_body_open')));
    }

    public function testWhoDismissedItWithoutAScriptDoesNotSeeIt(): void
    {
        $_COOKIE['mullion_plain_notice'] = md5(self::TEXT);
        self::assertSame('', self::printed(static fn() => do_action('wp_body_open')));

        $_COOKIE['mullion_plain_notice'] = md5('of last month');
        add_action('wp_footer', 'woocommerce_demo_store');
        self::assertNotSame('', self::printed(static fn() => do_action('wp_body_open')));
    }

    /** A cache keeps one page for all of them. */
    public function testWhoDismissedItWithAScriptGetsTheSamePage(): void
    {
        $page = self::printed(static fn() => do_action('wp_body_open'));
        $_COOKIE['store_notice' . md5(self::TEXT)] = 'hidden';
        add_action('wp_footer', 'woocommerce_demo_store');

        self::assertSame($page, self::printed(static fn() => do_action('wp_body_open')));
    }

    public function testWithoutATextTheShopPrintsWhatItPrints(): void
    {
        foreach (['', null, ['x']] as $text) {
            self::assertSame('<p>stock</p>', self::notice()->replace('<p>stock</p>', $text));
        }
        self::assertSame('<p>stock</p>', self::notice()->replace('<p>stock</p>'));
    }

    public function testWithoutAShopThereIsNone(): void
    {
        Shop::$woocommerce = null;

        self::assertSame('', self::printed(static fn() => do_action('wp_body_open')));
    }

    private static function notice(): StoreNotice
    {
        return new StoreNotice((new Graph(new Manifest('/nowhere', '/build/')))->renderer(), new Dismissal());
    }
}
