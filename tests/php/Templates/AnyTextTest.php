<?php

declare(strict_types=1);

namespace Mullion\Tests\Templates;

use Mullion\Widgets\WidgetRegistry;
use PHPUnit\Framework\Attributes\DataProvider;

/** Whatever text stands in a prop, the page is the same page with that text. */
final class AnyTextTest extends TemplateTestCase
{
    private const HARMLESS = 'Cửa';
    private const CASES = __DIR__ . '/../../../widgets/*/cases.json';

    private const ODD = [
        'HTML' => '"><script>alert(1)</script><b>',
        'the end of an attribute' => "' onmouseover='alert(1)",
        'entities' => 'A &amp; B &lt;b&gt;',
        'a newline' => "Cửa\nlùa",
        'Arabic' => 'خدمة ممتازة',
        'an emoji' => '👍🏽',
    ];

    /** Addresses, numbers and names of options: nonsense there is tested with their widgets. */
    private const NO_TEXTS = [
        'chat' => ['logo', 'pageId', 'script', 'load'], 'countdown' => ['until', 'format'], 'header-search' => ['action'],
        'map' => ['url', 'lat', 'lng'], 'mini-cart' => ['url', 'shop'], 'newsletter' => ['action'], 'offcanvas' => ['side'], 'slider' => ['preset'],
        'social-login' => ['text'], 'sort' => ['value'], 'count-up' => ['number'],
    ];

    /** Props that hold trusted HTML. */
    private const TRUSTED = ['content', 'items', 'slides', 'picture'];

    /** @return iterable<string, array{string, string, array<string, mixed>}> */
    public static function props(): iterable
    {
        $registry = new WidgetRegistry(dirname(self::CASES, 2));
        foreach ($registry->names() as $name) {
            $cases = json_decode((string) file_get_contents(str_replace('*', $name, self::CASES)), true);
            $props = array_merge(($registry->get($name)->defaults)(), current($cases));
            foreach ($props as $prop => $value) {
                if (is_string($value) && !in_array($prop, [...self::TRUSTED, ...self::NO_TEXTS[$name] ?? []], true)) {
                    yield "{$name}: {$prop}" => [$name, $prop, $props];
                }
            }
        }
    }

    /** @param array<string, mixed> $props */
    #[DataProvider('props')]
    public function testATextAddsNoElementsAndNoAttributes(string $name, string $prop, array $props): void
    {
        $expected = self::shape(self::render($name, [$prop => self::HARMLESS] + $props));
        foreach (self::ODD as $what => $text) {
            self::assertSame($expected, self::shape(self::render($name, [$prop => $text] + $props)), $what);
        }
    }

    /** @param array<string, mixed> $props */
    #[DataProvider('props')]
    public function testALongTextIsThereAsAWhole(string $name, string $prop, array $props): void
    {
        $text = str_repeat('Cửa nhôm kính Việt Nam ', 400) . 'hết';

        self::assertTrue(str_contains(self::render($name, [$prop => $text] + $props), $text));
    }

    /** @param array<string, mixed> $props */
    #[DataProvider('props')]
    public function testMarksThatStandApartStayWithTheirLetters(string $name, string $prop, array $props): void
    {
        $text = (string) \Normalizer::normalize('Đường Nguyễn Huệ', \Normalizer::FORM_D);

        self::assertTrue(str_contains(self::render($name, [$prop => $text] + $props), $text));
    }

    public function testEveryWidgetIsTried(): void
    {
        $tried = array_column(iterator_to_array(self::props(), false), 0);

        $names = (new WidgetRegistry(dirname(self::CASES, 2)))->names();
        // It prints what the caller trusts, and no text.
        self::assertSame(array_values(array_diff($names, ['reveal'])), array_values(array_unique($tried)));
    }

    /** Elements with the names of their attributes, in order. @return list<string> */
    private static function shape(string $html): array
    {
        $shape = [];
        foreach (self::parsed($html)->query('//body//*') ?: [] as $element) {
            $names = [];
            foreach ($element->attributes ?? [] as $attribute) {
                $names[] = $attribute->nodeName;
            }
            $shape[] = "{$element->nodeName} " . implode(' ', $names);
        }
        return $shape;
    }
}
