<?php

declare(strict_types=1);

namespace Mullion\Tests\Assets;

/** After the head, WooCommerce's scripts are as it registered them. */
final class RestoredScriptsTest extends ReplacedScriptsTestCase
{
    public function testAfterTheHeadEverythingIsAsWooCommerceRegisteredIt(): void
    {
        $before = array_map(static fn(\_WP_Dependency $one): array => [$one->src, $one->deps], wp_scripts()->registered);
        $replaced = $this->replaced();

        $replaced->blank();
        $replaced->restore();

        self::assertSame($before, array_map(static fn(\_WP_Dependency $one): array => [$one->src, $one->deps], wp_scripts()->registered));
    }

    /** WooCommerce registers while the page renders; what it gave its handle in between must not be undone. */
    public function testWhatWasGivenBackIsNotGivenBackTwice(): void
    {
        $replaced = $this->replaced();
        $replaced->blank();
        $replaced->restore();
        wp_scripts()->registered['woocommerce']->src = 'newer.js';

        $replaced->restore();

        self::assertSame('newer.js', wp_scripts()->registered['woocommerce']->src);
    }

    public function testAHandleThatIsGoneByThenIsLeftAlone(): void
    {
        $replaced = $this->replaced();
        $replaced->blank();
        unset(wp_scripts()->registered['woocommerce']);

        $replaced->restore();

        self::assertArrayNotHasKey('woocommerce', wp_scripts()->registered);
        self::assertSame(self::WOO . 'add.js', wp_scripts()->registered['wc-add-to-cart']->src);
    }

    /** Both phases in which scripts print may come before the head is over: a block theme prints its footer first. */
    public function testTakingThemAwayTwiceStillGivesTheFilesBack(): void
    {
        $replaced = $this->replaced();
        $replaced->blank();
        $replaced->blank();
        $replaced->restore();

        self::assertSame(self::WOO . 'woo.js', wp_scripts()->registered['woocommerce']->src);
    }
}
