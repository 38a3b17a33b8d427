<?php

declare(strict_types=1);

namespace Mullion\Tests\Assets;

use Mullion\Assets\Libraries;
use Mullion\Assets\Position;
use Mullion\Assets\Takeovers;
use Mullion\Site\Features;
use Mullion\Site\Settings;
use Mullion\Tests\PluginTestCase;
use Mullion\Tests\World\Site;
use Mullion\Tests\World\Users;
use PHPUnit\Framework\Attributes\DataProvider;

/** Which markup of the shop and the theme is taken over, and for whom. */
final class TakeoversTest extends PluginTestCase
{
    private const NAMES = ['cart', 'notice', 'attribution', 'gallery'];

    public function testOnAThemeThatWeDoNotKnowOnlyWhatChangesNoLookIsOn(): void
    {
        self::assertSame(['cart', 'attribution'], $this->on());
    }

    public function testOnAThemeThatSupportsUsEverythingIsOn(): void
    {
        Site::$supports['mullion'] = true;
        self::assertSame(self::NAMES, $this->on());

        Site::$supports['mullion'] = [['slider']];
        self::assertSame(self::NAMES, $this->on());
    }

    public function testAThemeSaysWhereEachBegins(): void
    {
        Site::$supports['mullion'] = [[], ['gallery' => 'off', 'notice' => 'me', 'cart' => 'nonsense']];

        self::assertSame(['cart', 'attribution'], $this->on());
        self::assertSame([Position::Off, Position::Me], [$this->takeovers()->first('gallery'), $this->takeovers()->first('notice')]);
    }

    /** @return iterable<string, array{mixed, list<string>}> */
    public static function chosen(): iterable
    {
        yield 'one more' => [['gallery' => 'all'], ['cart', 'attribution', 'gallery']];
        yield 'one less' => [['cart' => 'off'], ['attribution']];
        yield 'for me only' => [['cart' => 'me', 'gallery' => 'me'], ['attribution']];
        yield 'nonsense' => [['cart' => 7, 'attribution' => 'x'], ['cart', 'attribution']];
        yield 'no list' => ['off', ['cart', 'attribution']];
    }

    /** @param list<string> $on */
    #[DataProvider('chosen')]
    public function testTheOwnerHasTheLastWord(mixed $chosen, array $on): void
    {
        Site::$options[Takeovers::OPTION] = $chosen;

        self::assertSame($on, $this->on());
    }

    public function testForMeOnlyIsForAdministrators(): void
    {
        Site::$options[Takeovers::OPTION] = ['gallery' => 'me'];
        Users::$current = Users::add('chu@shop.example', 'administrator')->ID;
        self::assertContains('gallery', $this->on());

        Users::$current = Users::add('khach@shop.example')->ID;
        self::assertNotContains('gallery', $this->on());
    }

    public function testWhatIsSwitchedOffAsAWholeIsNotTakenOverEither(): void
    {
        add_filter('mullion_enabled', static fn(bool $isOn, string $name): bool => $isOn && $name !== 'cart', 10, 2);

        self::assertSame(['attribution'], $this->on());
    }

    public function testMarkupThatAsksForAWidgetItselfIsNoTakeover(): void
    {
        self::assertNotContains('lightbox', $this->takeovers()->names());
        self::assertTrue($this->takeovers()->isOn('lightbox'));
        self::assertTrue($this->takeovers()->allows('gallery'));
        self::assertSame(['wc-order-attribution-inputs', '[data-widget=lightbox] a'], array_keys($this->takeovers()->aliases()));
    }

    public function testWithEverythingOffThereIsNothingToDo(): void
    {
        self::assertFalse($this->takeovers()->isIdle());

        add_filter('mullion_enabled', static fn(): bool => false);
        self::assertTrue($this->takeovers()->isIdle());
    }

    public function testAWidgetThatIsOnNeedsThePlugin(): void
    {
        Site::$options[Takeovers::OPTION] = array_fill_keys(self::NAMES, 'off');

        self::assertFalse($this->takeovers()->isIdle());
    }

    /** @return iterable<string, array{mixed, mixed, bool}> */
    public static function libraries(): iterable
    {
        yield 'a theme that we do not know' => [null, [], true];
        yield 'a theme that supports us' => [true, [], false];
        yield 'the owner lets them leave' => [null, ['libraries' => 'left-out'], false];
        yield 'the owner keeps them' => [true, ['libraries' => 'kept'], true];
        yield 'nonsense keeps them' => [true, ['libraries' => 7], true];
    }

    #[DataProvider('libraries')]
    public function testLibrariesThatNoScriptDeclaresStayUntilSomebodyHasSaidOtherwise(mixed $support, mixed $chosen, bool $areKept): void
    {
        if ($support !== null) {
            Site::$supports['mullion'] = $support;
        }
        Site::$options[Takeovers::OPTION] = $chosen;

        self::assertSame($areKept, (new Libraries())->areKept());
    }

    public function testASiteSaysInCodeThatTheyLeave(): void
    {
        add_filter('mullion_keep_libraries', '__return_false');

        self::assertFalse((new Libraries())->areKept());
    }

    /** @return list<string> */
    private function on(): array
    {
        return array_values(array_filter(self::NAMES, $this->takeovers()->isOn(...)));
    }

    private function takeovers(): Takeovers
    {
        $aliases = [
            'wc-order-attribution-inputs' => ['widget' => 'attribution'],
            '.woocommerce-product-gallery' => ['widget' => 'gallery'],
            '[data-widget=lightbox] a' => ['widget' => 'lightbox'],
        ];
        $files = ['js' => 'x.js', 'moment' => 'load', 'imports' => []];
        $widgets = array_fill_keys(['attribution', 'gallery', 'lightbox', 'notice'], $files);
        return new Takeovers($this->build(['aliases' => $aliases, 'widgets' => $widgets]), new Features(new Settings()));
    }
}
