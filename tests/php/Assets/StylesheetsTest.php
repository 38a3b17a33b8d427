<?php

declare(strict_types=1);

namespace Mullion\Tests\Assets;

use Mullion\Tests\World\Site;

/** How much of the base stylesheet a page has on a theme that knows nothing of us. */
final class StylesheetsTest extends PageAssetsTestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        unset(Site::$supports['mullion']);
        wp_enqueue_script('wc-add-to-cart', '/shop.js');
    }

    public function testAPageOfTheCartAloneHasItsPartAndItsScriptsAreToldOfTheRest(): void
    {
        $head = $this->head($this->assets());

        self::assertSame(['cart-1.css'], self::styles($head));
        self::assertStringContainsString('"mullion-base":"base-1.css"', $head);
    }

    public function testAWidgetThatIsKnownBeforeTheHeadHasAllOfItInItsPlace(): void
    {
        $assets = $this->assets();
        $assets->before('slider', preload: false);
        $head = $this->head($assets);

        self::assertSame(['base-1.css', 'slider-1.css'], self::styles($head));
        self::assertStringNotContainsString('mullion-base', $head);
    }

    public function testOneThatIsExpectedWhileScriptsAreNamedHasIt(): void
    {
        $assets = $this->assets();
        $assets->register();
        do_action('wp_enqueue_scripts');
        $assets->expect(['slider']);

        self::assertSame(['base-1.css', 'slider-1.css'], self::styles(self::printHead($assets)));
    }

    public function testThoseThatAreRenderedBehindTheHeadHaveItBeforeThem(): void
    {
        $assets = $this->assets();
        $assets->register();
        do_action('wp_enqueue_scripts');
        // As WordPress leaves one that it prints into the page.
        wp_styles()->registered['mullion']->src = false;
        self::assertStringContainsString('"mullion-base":"base-1.css"', self::printHead($assets));

        self::assertSame(['base-1.css', 'slider-1.css'], self::styles($assets->before('slider', preload: false)));
        self::assertSame(['gallery-1.css'], self::styles($assets->before('gallery', preload: false)));
    }

    public function testATakeoverHasAllOfIt(): void
    {
        add_filter('mullion_aliases', static fn(array $all): array => $all + ['.owl' => ['widget' => 'slider']]);

        self::assertSame(['base-1.css', 'slider-1.css'], self::styles($this->head($this->assets())));
    }
}
