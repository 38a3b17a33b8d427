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

        self::assertSame([['.owl-home', 'slider']], $aliases);
    }

    public function testMarkupOfAWidgetThatIsSwitchedOffIsLeftAlone(): void
    {
        Site::$options['mullion_settings'] = ['tabs' => ['enabled' => false]];

        self::assertSame([], $this->config(['aliases' => ['.woocommerce-tabs' => ['widget' => 'tabs']]])['aliases']);
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

        self::assertSame([['.owl-home', 'slider']], $this->config()['aliases']);
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
