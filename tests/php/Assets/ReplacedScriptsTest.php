<?php

declare(strict_types=1);

namespace Mullion\Tests\Assets;

use Mullion\Attribution\OrderAttribution;
use Mullion\Tests\World\Site;
use Mullion\Tests\World\Users;
use PHPUnit\Framework\Attributes\DataProvider;

/** WooCommerce's scripts that ours takes the place of: their files stay away, what others need of them is there. */
final class ReplacedScriptsTest extends ReplacedScriptsTestCase
{
    public function testAPageOfTheShopLoadsNoneOfThemAndNoJQuery(): void
    {
        self::assertSame([], self::files($this->page()));
    }

    public function testWhatOthersReadOfThemIsStillPrinted(): void
    {
        $html = $this->page();

        self::assertStringContainsString('wc_add_to_cart_params', $html);
        self::assertStringContainsString('wc_cart_fragments_params', $html);
    }

    public function testAThemesScriptThatNeedsOneIsPrintedBehindOurStandInWithAllThatItNeeds(): void
    {
        wp_enqueue_script('theme', 'theme.js', ['wc-add-to-cart']);

        $files = self::files($this->page(['standIns' => ['wc-add-to-cart' => 'stand-in-add-1.js']]));

        $wanted = [self::WOO . 'jquery.js', self::WOO . 'block.js', 'https://shop.example/build/stand-in-add-1.js', 'theme.js'];
        self::assertSame($wanted, $files);
    }

    /** Without a stand-in the handle is empty, and the dependent still prints. */
    public function testAThemesScriptThatNeedsOneWithoutAStandInIsPrinted(): void
    {
        wp_enqueue_script('theme', 'theme.js', ['wc-cart-fragments']);

        $wanted = [self::WOO . 'jquery.js', self::WOO . 'cookie.js', 'theme.js'];
        self::assertSame($wanted, self::files($this->page(['standIns' => ['wc-add-to-cart' => 'stand-in-add-1.js']])));
    }

    public function testADependentOfADependentCountsToo(): void
    {
        wp_scripts()->add('library', 'library.js', ['wc-add-to-cart']);
        wp_enqueue_script('theme', 'theme.js', ['library']);

        $files = self::files($this->page(['standIns' => ['wc-add-to-cart' => 'stand-in-add-1.js']]));

        self::assertContains('https://shop.example/build/stand-in-add-1.js', $files);
        self::assertContains(self::WOO . 'jquery.js', $files);
    }

    public function testADependentThatIsOnNoPageCountsForNothing(): void
    {
        wp_scripts()->add('theme', 'theme.js', ['wc-add-to-cart']);

        self::assertSame([], self::files($this->page(['standIns' => ['wc-add-to-cart' => 'stand-in-add-1.js']])));
    }

    /** Two scripts that need each other are a fault of their plugin, and the page goes on. */
    public function testScriptsThatNeedEachOtherDoNotStopThePage(): void
    {
        wp_scripts()->add('one', 'one.js', ['other']);
        wp_scripts()->add('other', 'other.js', ['one']);
        wp_enqueue_script('one');
        $replaced = $this->replaced();

        $replaced->blank();

        self::assertFalse(wp_scripts()->registered['wc-add-to-cart']->src);
    }

    public function testAScriptThatDoesTheSameIsThereForAllAndNeedsNothing(): void
    {
        wp_scripts()->add('sourcebuster-js', self::WOO . 'sourcebuster.js');
        wp_enqueue_script('wc-order-attribution', self::WOO . 'attribution.js', ['sourcebuster-js']);
        wp_enqueue_script('theme', 'theme.js', ['wc-order-attribution']);
        (new OrderAttribution($this->build()))->register();

        $files = self::files($this->page(['replacements' => ['wc-order-attribution' => 'attribution-1.js']]));

        self::assertSame(['https://shop.example/build/attribution-1.js', 'theme.js'], $files);
    }

    public function testWithTheCartSwitchedOffTheShopsOwnScriptsAddAndOnlyItsMessagesAreOurs(): void
    {
        Site::$options['mullion_settings'] = ['cart' => ['enabled' => false]];

        $files = self::files($this->page());

        self::assertContains(self::WOO . 'add.js', $files);
        self::assertContains(self::WOO . 'fragments.js', $files);
        self::assertNotContains(self::WOO . 'woo.js', $files);
    }

    /** @return iterable<string, array{string}> */
    public static function jobs(): iterable
    {
        foreach (['sort', 'quantity', 'notice', 'password-toggle', 'input-hint', 'scroll-to-notices'] as $job) {
            yield $job => [$job];
        }
    }

    #[DataProvider('jobs')]
    public function testAScriptStaysWhileOneOfItsJobsIsNotOurs(string $job): void
    {
        Site::$options['mullion_takeovers'] = [$job => 'off'];

        self::assertContains(self::WOO . 'woo.js', self::files($this->page()));
    }

    public function testOnAThemeThatWeDoNotKnowOnlyTheCartsScriptsLeaveAndTheirLibrariesStay(): void
    {
        Site::$supports = [];

        $wanted = array_map(static fn(string $file): string => self::WOO . $file, ['jquery.js', 'block.js', 'cookie.js', 'woo.js']);
        self::assertSame($wanted, self::files($this->page()));
    }

    public function testLibrariesThatNobodyDeclaresStayUntilTheOwnerHasSaidOtherwise(): void
    {
        Site::$options['mullion_takeovers'] = ['libraries' => 'kept'];

        $wanted = array_map(static fn(string $file): string => self::WOO . $file, ['jquery.js', 'block.js', 'cookie.js']);
        self::assertSame($wanted, self::files($this->page()));
    }

    /** @return iterable<string, array{string, bool}> */
    public static function addresses(): iterable
    {
        $content = 'https://shop.example/wp-content/';
        yield 'a theme\'s' => [$content . 'themes/eyewear/js/add-to-cart.js', true];
        yield 'a shop\'s that is no WooCommerce' => [$content . 'plugins/mullion-shop/add-to-cart.js', false];
        yield 'the shop\'s on another host' => ['https://cdn.example/wp-content/plugins/woocommerce/add.min.js', false];
        yield 'the shop\'s in a folder of its own name' => [$content . 'plugins/woocommerce-beta/add-to-cart.js', false];
    }

    #[DataProvider('addresses')]
    public function testAFileThatAThemeHasPutUnderTheHandleOfAddsStays(string $address, bool $stays): void
    {
        wp_scripts()->registered['wc-add-to-cart']->src = $address;

        self::assertSame($stays, in_array($address, self::files($this->page()), true));
    }

    public function testTheAdminKeepsItsScripts(): void
    {
        Site::$isAdmin = true;

        self::assertContains(self::WOO . 'woo.js', self::files($this->page()));
    }

    public function testAManagerOfAClosedShopCanTakeItsBannerAway(): void
    {
        Site::$options['woocommerce_coming_soon'] = 'yes';
        wp_set_current_user(Users::add('chu@shop.example', 'shop_manager', ['manage_woocommerce'])->ID);

        self::assertContains(self::WOO . 'woo.js', self::files($this->page()));
    }

    public function testVisitorsOfAClosedShopHaveNoBanner(): void
    {
        Site::$options['woocommerce_coming_soon'] = 'yes';

        self::assertNotContains(self::WOO . 'woo.js', self::files($this->page()));
    }

    public function testASiteMayKeepAScriptOfWooCommerces(): void
    {
        add_filter('mullion_replaced_scripts', static fn(array $handles): array => array_diff($handles, ['woocommerce']));

        self::assertContains(self::WOO . 'woo.js', self::files($this->page()));
    }

    public function testNonsenseOfThatFilterReplacesNothing(): void
    {
        add_filter('mullion_replaced_scripts', static fn(): string => 'woocommerce');
        self::assertContains(self::WOO . 'woo.js', self::files($this->page()));
    }

    public function testOfAListWithNonsenseInItTheHandlesCount(): void
    {
        add_filter('mullion_replaced_scripts', static fn(): array => [7, null, ['x'], 'nobody', 'woocommerce']);

        self::assertNotContains(self::WOO . 'woo.js', self::files($this->page()));
    }

    /** All scripts of a page, as the hooks print them. @param array<string, mixed> $lists */
    private function page(array $lists = []): string
    {
        $replaced = $this->replaced($lists);
        $replaced->register();
        return self::printed(static function (): void {
            do_action('wp_print_scripts');
            wp_scripts()->do_items();
        });
    }

    /** @return list<string> */
    private static function files(string $html): array
    {
        preg_match_all('/ src="([^"]+)"/', $html, $match);
        return $match[1];
    }
}
