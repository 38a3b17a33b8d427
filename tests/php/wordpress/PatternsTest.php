<?php

declare(strict_types=1);

namespace Mullion\Tests\WordPress;

use Mullion\Blocks\Patterns;

/** The patterns on a theme that has its own say of headings and knows no content size, as Storefront. */
final class PatternsTest extends WordPressTestCase
{
    public function testAHeadingOnAColourOfOursSaysItsOwn(): void
    {
        $onColours = 0;
        foreach (self::blocks() as [$pattern, $block, $parent]) {
            if ($block['blockName'] !== 'core/heading' || !isset($parent['attrs']['style']['color']['background'])) {
                continue;
            }
            self::assertSame('#ffffff', $block['attrs']['style']['color']['text'] ?? '', $pattern);
            self::assertStringContainsString('style="color:#ffffff"', $block['innerHTML'], $pattern);
            $onColours++;
        }
        self::assertGreaterThan(0, $onColours);
    }

    public function testEveryWordCanBeTranslated(): void
    {
        PlainWords::mark();
        foreach (glob(plugin_dir_path(MULLION_FILE) . 'patterns/*.php') ?: [] as $file) {
            ['title' => $title, 'keywords' => $keywords, 'content' => $content] = require $file;
            preg_match_all('/"(?:label|title|address|ended)":"([^"]*)"/', $content, $attributes);
            $given = implode('<p>', (array) json_decode('["' . implode('","', $attributes[1]) . '"]'));
            PlainWords::assertNone("<p>{$title}<p>{$keywords}<p>{$given}{$content}");
        }
    }

    public function testWhereThereIsAShopItsOwnProductsAndCategoriesAreShown(): void
    {
        foreach (['best-sellers' => 'woocommerce/product-collection', 'categories' => 'woocommerce/product-categories'] as $pattern => $block) {
            $file = plugin_dir_path(MULLION_FILE) . "patterns/{$pattern}.php";
            $names = static fn(): array => array_filter(array_column(self::flat(parse_blocks((require $file)['content'])), 'blockName'));
            self::assertNotContains($block, $names());
            register_block_type($block);
            self::assertContains($block, $names());
            self::assertNotContains('core/image', $names());
            self::assertNotContains('core/media-text', $names());
            unregister_block_type($block);
        }
    }

    public function testNoTextBeginsAtTheWindowsEdge(): void
    {
        foreach (self::blocks() as [$pattern, $block]) {
            $isOurs = str_starts_with((string) $block['blockName'], 'mullion/');
            self::assertFalse(!$isOurs && ($block['attrs']['align'] ?? '') === 'full', $pattern);
        }
    }

    /** @return \Generator<array{string, array<string, mixed>, array<string, mixed>}> pattern, block, its parent */
    private static function blocks(): \Generator
    {
        Patterns::register();
        foreach (\WP_Block_Patterns_Registry::get_instance()->get_all_registered() as $pattern) {
            if (str_starts_with($pattern['name'], 'mullion/')) {
                $all = ['attrs' => [], 'innerBlocks' => parse_blocks($pattern['content'])];
                yield from self::within($pattern['name'], $all);
            }
        }
    }

    /**
     * @param list<array<string, mixed>> $blocks
     *
     * @return list<array<string, mixed>>
     */
    private static function flat(array $blocks): array
    {
        return array_merge(...array_map(static fn(array $block): array => [$block, ...self::flat($block['innerBlocks'])], $blocks));
    }

    /** @param array<string, mixed> $parent */
    private static function within(string $name, array $parent): \Generator
    {
        foreach ($parent['innerBlocks'] as $block) {
            yield [$name, $block, $parent];
            yield from self::within($name, $block);
        }
    }
}
