<?php

declare(strict_types=1);

namespace Mullion\Tests\Assets;

use Mullion\Assets\Strings;
use Mullion\Tests\PluginTestCase;
use Mullion\Tests\World\Site;
use PHPUnit\Framework\Attributes\DataProvider;

/** The sentences that the scripts say. */
final class StringsTest extends PluginTestCase
{
    public function testTheScriptsSayWhatTheBuildHasWritten(): void
    {
        self::assertSame(['cart.added' => 'Đã thêm %s'], $this->all(['cart.added' => 'Đã thêm %s']));
    }

    public function testWithoutABuildTheySayNothing(): void
    {
        self::assertSame([], (new Strings('/nowhere/strings.php'))->all());
    }

    public function testAThemeSaysThingsInItsOwnWords(): void
    {
        add_filter('mullion_strings', static fn(array $strings): array => ['cart.added' => 'Vào giỏ rồi'] + $strings);

        self::assertSame(['cart.added' => 'Vào giỏ rồi', 'close' => 'Đóng'], $this->all(['cart.added' => 'Đã thêm', 'close' => 'Đóng']));
    }

    /** A translation that was typed on a Mac would not be found in the page, and break hydration. */
    public function testLettersAndTheirMarksAreOneCharacter(): void
    {
        $apart = \Normalizer::normalize('Đã thêm vào giỏ hàng', \Normalizer::FORM_D);
        add_filter('mullion_strings', static fn(): array => ['cart.added' => $apart]);

        self::assertNotSame('Đã thêm vào giỏ hàng', $apart);
        self::assertSame(['cart.added' => 'Đã thêm vào giỏ hàng'], $this->all([]));
    }

    public function testWhatIsNoUtf8StaysAsItIs(): void
    {
        add_filter('mullion_strings', static fn(): array => ['a' => "Ch\xE0o"]);

        self::assertSame(['a' => "Ch\xE0o"], $this->all([]));
    }

    /** @return iterable<string, array{mixed, array<string, string>}> */
    public static function nonsense(): iterable
    {
        yield 'nothing' => [null, []];
        yield 'a text' => ['Đóng', []];
        yield 'sentences without keys' => [['Đóng'], []];
        yield 'numbers and lists for sentences' => [['a' => 7, 'b' => ['Đóng'], 'c' => 'Đóng'], ['c' => 'Đóng']];
    }

    /** @param array<string, string> $kept */
    #[DataProvider('nonsense')]
    public function testNonsenseOfAThemeIsPassedOver(mixed $strings, array $kept): void
    {
        add_filter('mullion_strings', static fn(): mixed => $strings);

        self::assertSame($kept, $this->all(['a' => 'A']));
    }

    public function testEachLanguageIsReadOnce(): void
    {
        $read = 0;
        add_filter('mullion_strings', static function () use (&$read): array {
            $read++;
            return ['close' => Site::$locale === 'vi' ? 'Đóng' : 'Close'];
        });
        $strings = new Strings('/nowhere');
        self::assertSame([['close' => 'Đóng'], ['close' => 'Đóng']], [$strings->all(), $strings->all()]);
        Site::$locale = 'en_US';

        self::assertSame(['close' => 'Close'], $strings->all());
        self::assertSame(2, $read);
    }

    public function testOnlyWhatIsAskedForIsTranslated(): void
    {
        $code = '<?php return [["a", "b"], static fn(string $key): ?string => $key === "a" ? "A" : exit("asked")];';
        $strings = new Strings($this->folder(['strings.php' => $code]) . '/strings.php');

        self::assertSame(['a', 'b'], $strings->keys());
        self::assertSame(['a' => 'A'], $strings->of(['a']));
    }

    /**
     * @param array<string, string> $strings
     *
     * @return array<string, string>
     */
    private function all(array $strings): array
    {
        return (new Strings($this->folder(['strings.php' => self::stringsFile($strings)]) . '/strings.php'))->all();
    }
}
