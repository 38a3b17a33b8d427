<?php

declare(strict_types=1);

namespace Mullion\Tests\Assets;

use Mullion\Assets\PageAssets;
use Mullion\Tests\Graph;
use Mullion\Tests\World\Site;

/** Where the lighter entry is on a page of a theme that knows nothing of us, and where it waits to be called. */
final class CalledEntryTest extends PageAssetsTestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        unset(Site::$supports['mullion']);
    }

    public function testAPageWithoutTheShopsClassicScriptsHasWhatCallsIt(): void
    {
        $assets = $this->lighter();

        self::assertStringNotContainsString('cart-entry-1.js', $this->head($assets));
        self::assertStringContainsString('<script id="mullion-call-entry" data-entry="' . self::URL . 'cart-entry-1.js">let call;</script>', self::printedFoot());
    }

    public function testAPageWithOneHasTheEntryInItsHead(): void
    {
        foreach (['wc-add-to-cart', 'wc-cart-fragments'] as $handle) {
            Site::reset();
            wp_enqueue_script($handle, '/shop.js');
            self::assertStringContainsString('cart-entry-1.js', $this->head($this->lighter()), $handle);
            self::assertStringNotContainsString('mullion-call-entry', self::printedFoot());
        }
    }

    public function testACartThatIsShownBelowTheHeadBringsItThere(): void
    {
        $this->head($this->lighter());
        wp_enqueue_script('wc-cart-fragments', '/shop.js');

        $foot = self::printedFoot();

        self::assertStringContainsString('cart-entry-1.js', $foot);
        self::assertStringNotContainsString('mullion-call-entry', $foot);
    }

    public function testSoDoesAWidgetThatPhpHasPrinted(): void
    {
        $assets = $this->lighter();
        $this->head($assets);
        $assets->before('slider', false);

        self::assertStringContainsString('cart-entry-1.js', self::printedFoot());
    }

    public function testAScriptThatNeedsTheEntryHasIt(): void
    {
        wp_enqueue_script('tour', '/tour.js', [PageAssets::HANDLE]);

        self::assertStringContainsString('cart-entry-1.js', $this->head($this->lighter()));
    }

    public function testAStrictPolicyHasTheEntryEverywhere(): void
    {
        add_filter('mullion_inline_styles', '__return_false');

        self::assertStringContainsString('cart-entry-1.js', $this->head($this->lighter()));
    }

    private function lighter(): PageAssets
    {
        $lists = ['widgets' => self::WIDGETS, 'standIns' => ['call-entry' => 'call-entry-1.js']];
        return (new Graph($this->build($lists, ['call-entry-1.js' => 'let call;'])))->assets;
    }
}
