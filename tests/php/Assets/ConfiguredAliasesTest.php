<?php

declare(strict_types=1);

namespace Mullion\Tests\Assets;

use Mullion\Tests\Graph;
use Mullion\Tests\PluginTestCase;
use Mullion\Tests\World\Site;
use PHPUnit\Framework\Attributes\DataProvider;

/** Markup of WooCommerce's and of themes that widgets take over. */
final class ConfiguredAliasesTest extends PluginTestCase
{
    public function testWhatWooCommercePrintsIsTakenOverWhereTheThemeIsMadeForIt(): void
    {
        Site::$supports['mullion'] = true;
        $aliases = ['.woocommerce-tabs' => ['widget' => 'tabs', 'attributes' => ['start' => 'first']]];

        self::assertSame(
            [['.woocommerce-tabs', 'tabs', ['start' => 'first']]],
            $this->config(['aliases' => $aliases])['aliases'],
        );
    }

    public function testAThemeTakesOverItsOwnMarkupOrLeavesASelectorOut(): void
    {
        add_filter('mullion_aliases', static function (array $aliases): array {
            unset($aliases['.woocommerce-tabs']);
            return $aliases + ['.owl-home' => ['widget' => 'slider']];
        });

        $aliases = $this->config(['aliases' => ['.woocommerce-tabs' => ['widget' => 'tabs']]])['aliases'];

        self::assertSame([['.owl-home', 'slider', ['strip' => 'child']]], $aliases);
    }

    public function testMarkupOfAWidgetThatIsSwitchedOffIsLeftAlone(): void
    {
        Site::$supports['mullion'] = true;
        Site::$options['mullion_settings'] = ['tabs' => ['enabled' => false]];
        add_filter('mullion_aliases', static fn(array $aliases): array => $aliases + ['.tabbed' => ['widget' => 'tabs']]);

        self::assertSame([], $this->config(['aliases' => ['.woocommerce-tabs' => ['widget' => 'tabs']]])['aliases']);
    }

    public function testAttributesAreNamedWithOrWithoutTheirPrefix(): void
    {
        $attributes = ['data-preset' => 'plain', 'dots' => true, 'items' => 3];

        self::assertEquals(['items' => 3, 'dots' => 'true', 'preset' => 'plain'], $this->attributes($attributes));
    }

    /** @return iterable<string, array{mixed}> */
    public static function tables(): iterable
    {
        yield 'Owl' => [[0 => ['items' => 1], 600 => ['items' => 3], 1000 => ['items' => 5]]];
        yield 'Owl, as the markup has it' => ['{"0":{"items":1},"600":{"items":3},"1000":{"items":5}}'];
        yield 'numbers alone' => [[0 => 1, 600 => 3, 1000 => 5]];
        yield 'Swiper, out of order' => [[
            1000 => ['slidesPerView' => 5],
            0 => ['slidesPerView' => 1],
            600 => ['slidesPerView' => 3],
        ]];
        yield 'Owl 1' => [[
            'items' => 5,
            'itemsDesktop' => [1199, 5],
            'itemsDesktopSmall' => [980, 3],
            'itemsTablet' => [768, 3],
            'itemsTabletSmall' => false,
            'itemsMobile' => [479, 1],
        ]];
        yield 'Owl 1, with widths of its own' => [['itemsCustom' => [[0, 1], [600, 3], [1000, 5], 'x']]];
        yield 'slick' => [[
            0 => 5,
            ['breakpoint' => 1000, 'settings' => ['slidesToShow' => 3]],
            ['breakpoint' => 600, 'settings' => ['slidesToShow' => 1]],
        ]];
    }

    #[DataProvider('tables')]
    public function testTheTableOfAnOldSliderIsRead(mixed $table): void
    {
        self::assertEquals(
            ['items' => '5', 'items-desktop' => '5', 'items-laptop' => '3', 'items-tablet' => '3', 'items-mobile' => '1'],
            $this->attributes(['responsive' => $table]),
        );
    }

    public function testANumberOfItsOwnGoesBeforeTheTable(): void
    {
        $attributes = $this->attributes(['data-items' => 2, 'data-responsive' => [0 => 1, 900 => 40]]);

        self::assertSame(2, $attributes['items'] ?? null);
        self::assertSame('8', $attributes['items-desktop'] ?? null);
        self::assertArrayNotHasKey('items', $this->attributes(['responsive' => 'auto']));
    }

    /**
     * @param array<string, mixed> $attributes
     *
     * @return array<mixed>
     */
    private function attributes(array $attributes): array
    {
        $alias = ['.owl' => ['widget' => 'slider', 'attributes' => $attributes]];
        add_filter('mullion_aliases', static fn(): array => $alias);

        $aliases = $this->config()['aliases'];
        self::assertIsArray($aliases);
        self::assertIsArray($aliases[0] ?? null);
        $known = is_array($aliases[0][2] ?? null) ? $aliases[0][2] : [];
        self::assertSame('child', $known['strip'] ?? null, 'The slider is told that another library may move it.');
        return array_diff_key($known, ['strip' => true]);
    }

    /** @return iterable<string, array{mixed}> */
    public static function nonsense(): iterable
    {
        yield 'nothing' => [null];
        yield 'a text' => ['.owl-home'];
        yield 'a list' => [[['widget' => 'slider']]];
        yield 'a name alone' => [['.owl-home' => 'slider']];
        yield 'no widget' => [['.owl-home' => ['attributes' => []]]];
        yield 'a list of widgets' => [['.owl-home' => ['widget' => ['slider']]]];
    }

    #[DataProvider('nonsense')]
    public function testNonsenseOfAThemeTakesOverNothing(mixed $aliases): void
    {
        add_filter('mullion_aliases', static fn(): mixed => $aliases);

        self::assertSame([], $this->config()['aliases']);
    }

    public function testNonsenseForAttributesIsNone(): void
    {
        add_filter('mullion_aliases', static fn(): array => ['.owl-home' => ['widget' => 'slider', 'attributes' => 'preset']]);

        self::assertSame([['.owl-home', 'slider', ['strip' => 'child']]], $this->config()['aliases']);
    }

    /** @param array<string, mixed> $lists */
    private function graph(array $lists = []): Graph
    {
        return new Graph($this->build($lists));
    }

    /** What the scripts read. @param array<string, mixed> $lists @return array<string, mixed> */
    private function config(array $lists = []): array
    {
        return self::read($this->graph($lists)->configuration->html([]));
    }

    /** @return array<string, mixed> */
    private static function read(string $html): array
    {
        return json_decode(strip_tags($html), true, flags: JSON_THROW_ON_ERROR);
    }
}
