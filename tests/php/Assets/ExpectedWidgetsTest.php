<?php

declare(strict_types=1);

namespace Mullion\Tests\Assets;

use Mullion\Tests\World\Shop;
use Mullion\Tests\World\Site;
use PHPUnit\Framework\Attributes\DataProvider;

/** What a page is known to have before it is printed, and the lighter entry where that is the cart alone. */
final class ExpectedWidgetsTest extends PageAssetsTestCase
{
    private const LISTS = [
        'aliases' => [
            'wc-inputs' => ['widget' => 'attribution'],
            '.gallery' => ['widget' => 'gallery'],
            '[data-widget="slider"] a' => ['widget' => 'slider'],
        ],
        'pages' => ['gallery' => ['product']],
    ];

    public function testOnAThemeThatWeDoNotKnowTheCartHasTheLighterEntry(): void
    {
        Site::$supports = [];

        self::assertSame('cart-entry-1.js', $this->entry());
    }

    public function testATakeoverThatIsOnHasTheLighterOneToo(): void
    {
        Site::$supports = [];
        Site::$options['mullion_takeovers'] = ['gallery' => 'all'];

        self::assertSame('cart-entry-1.js', $this->entry());
    }

    public function testWhatItWillImportIsPreloadedWhereSuchMarkupIs(): void
    {
        Site::$supports = [];
        Site::$options['mullion_takeovers'] = ['gallery' => 'all'];
        self::assertStringNotContainsString('registry-1.js', $this->modules());

        Shop::$kinds = ['product'];
        Shop::open();
        self::assertStringContainsString('href="' . self::URL . 'registry-1.js"', $this->modules());
    }

    public function testWhatTakesMarkupOverIsToldOnPagesOfOtherKindsToo(): void
    {
        Site::$supports = [];
        $isTold = fn(): bool => str_contains($this->head($this->assets(self::LISTS)), '"gallery":["gallery-1.js"');
        self::assertFalse($isTold());

        Site::$options['mullion_takeovers'] = ['gallery' => 'all'];
        self::assertTrue($isTold());
    }

    public function testTheWholeOneHasTheRegistry(): void
    {
        Shop::$kinds = ['product'];
        Shop::open();

        self::assertStringNotContainsString('registry-1.js', $this->modules());
    }

    public function testAThemeMadeForUsHasTheWholeOne(): void
    {
        self::assertSame('entry-1.js', $this->entry());
    }

    public function testAThemesOwnAliasHasTheWholeOne(): void
    {
        Site::$supports = [];
        add_filter('mullion_aliases', static fn(array $aliases): array => $aliases + ['.owl' => ['widget' => 'slider']]);

        self::assertSame('entry-1.js', $this->entry());
    }

    /** @return iterable<array{string, bool}> */
    public static function positions(): iterable
    {
        yield ['all', true];
        yield ['off', false];
    }

    #[DataProvider('positions')]
    public function testAStylesheetIsInTheHeadWhereItsMarkupIsTakenOver(string $position, bool $isThere): void
    {
        Site::$options['mullion_takeovers'] = ['gallery' => $position];
        Shop::$kinds = ['product'];
        Shop::open();

        self::assertSame($isThere, str_contains($this->head($this->assets(self::LISTS)), 'gallery-1.css'));
    }

    public function testWithEverythingOffNothingIsPrinted(): void
    {
        add_filter('mullion_enabled', static fn(): bool => false);

        self::assertSame('', trim($this->headAndFoot($this->assets(self::LISTS))));
    }

    private function modules(): string
    {
        $lists = self::LISTS + ['chunks' => ['registry' => 'registry-1.js']];
        preg_match_all('#<link rel="modulepreload".*#', $this->head($this->assets($lists)), $match);
        return implode('', $match[0]);
    }

    private function entry(): string
    {
        preg_match('#build/((?:cart-)?entry-1\.js)#', $this->head($this->assets(self::LISTS)), $match);
        return $match[1] ?? '';
    }
}
