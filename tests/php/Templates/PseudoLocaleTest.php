<?php

declare(strict_types=1);

namespace Mullion\Tests\Templates;

use Mullion\Tests\World\PseudoLocale;
use Mullion\Widgets\WidgetRegistry;
use PHPUnit\Framework\Attributes\DataProvider;

/** Each word that a template prints is somebody's: its caller's, or a translator's. */
final class PseudoLocaleTest extends TemplateTestCase
{
    private const CASES = __DIR__ . '/../../../widgets/*/cases.json';
    private const WORDS = './/text() | .//@aria-label | .//@title | .//@alt | .//@placeholder | .//@aria-description | .//@data-message';
    private const A_WORD = '/\p{L}{2}/u';
    /** Names that are the same in each language. */
    private const NAMES = '/^(Google( Maps)?|Facebook|Zalo|Messenger)$/';

    private mixed $translations;

    protected function setUp(): void
    {
        parent::setUp();
        $this->translations = $GLOBALS['mullion_translations'] ?? null;
        $GLOBALS['mullion_translations'] = new PseudoLocale();
    }

    protected function tearDown(): void
    {
        $GLOBALS['mullion_translations'] = $this->translations;
        parent::tearDown();
    }

    /** @return iterable<string, array{string, array<string, mixed>}> */
    public static function cases(): iterable
    {
        foreach ((new WidgetRegistry(dirname(self::CASES, 2)))->names() as $name) {
            $cases = json_decode((string) file_get_contents(str_replace('*', $name, self::CASES)), true);
            foreach ($cases as $case => $props) {
                yield "{$name}: {$case}" => [$name, $props];
            }
        }
    }

    /** @param array<string, mixed> $props */
    #[DataProvider('cases')]
    public function testEveryWordCanBeTranslated(string $name, array $props): void
    {
        $page = self::dom($name, $props);
        $given = '';
        array_walk_recursive($props, static function (mixed $value) use (&$given): void {
            $given .= is_string($value) ? "\n{$value}\n" . html_entity_decode($value) : '';
        });
        $untranslated = [];
        foreach ($page->query(self::WORDS) ?: [] as $node) {
            $text = self::oneLine((string) $node->nodeValue);
            $own = self::oneLine((string) preg_replace('/⟦[^⟧]*⟧/u', '', $text));
            if (preg_match(self::A_WORD, $own) === 1 && preg_match(self::NAMES, $own) !== 1 && !str_contains(self::oneLine($given), $own)) {
                $untranslated[] = "{$node->nodeName}: {$text}";
            }
        }
        self::assertSame([], $untranslated);
    }

    private static function oneLine(string $text): string
    {
        return trim((string) preg_replace('/\s+/u', ' ', $text));
    }
}
