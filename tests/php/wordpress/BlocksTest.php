<?php

declare(strict_types=1);

namespace Mullion\Tests\WordPress;

use PHPUnit\Framework\Attributes\PreserveGlobalState;
use PHPUnit\Framework\Attributes\RunInSeparateProcess;

/** The widgets as blocks and as a shortcode, on a real WordPress. */
final class BlocksTest extends WordPressTestCase
{
    use OwnBlocks;

    public function testEachIsADynamicBlockOfOurCategory(): void
    {
        $types = self::types();

        self::assertGreaterThan(9, count($types));
        foreach ($types as $type) {
            self::assertTrue($type->is_dynamic());
            self::assertSame(['mullion', 3], [$type->category, $type->api_version]);
        }
    }

    /** WordPress 7 lets nobody set anything else in a pattern. */
    public function testEachIsContentOfAPattern(): void
    {
        foreach (self::types() as $name => $type) {
            self::assertTrue($type->supports['contentRole'] ?? false, $name);
        }
    }

    /** Who reads the plugin without running it reads what WordPress is told. */
    public function testEachHasItsBlockJson(): void
    {
        $build = plugin_dir_path(MULLION_FILE) . 'build/';
        $told = [];
        foreach (require $build . 'blocks.php' as $name => ['title' => $title, 'attributes' => $attributes, 'supports' => $supports]) {
            $told["mullion/{$name}"] = [$title, 'mullion', 3, $attributes, $supports];
        }
        $read = [];
        foreach (glob($build . 'blocks/*/block.json') ?: [] as $file) {
            $json = wp_json_file_decode($file, ['associative' => true]);
            self::assertIsArray($json);
            $read[$json['name']] = [$json['title'], $json['category'], $json['apiVersion'], $json['attributes'], $json['supports']];
        }

        self::assertSame(array_keys(self::types()), array_keys($told));
        self::assertEquals($told, $read);
    }

    /** A page without a block costs two files more than without the feature, and no style or script. */
    #[RunInSeparateProcess]
    #[PreserveGlobalState(false)]
    public function testAPageViewLoadsTwoFilesForThem(): void
    {
        $ours = array_filter(
            get_included_files(),
            static fn(string $path): bool => preg_match('#/src/Blocks/|/build/(block|editor)#', $path) === 1,
        );

        self::assertLessThanOrEqual(2, count($ours), implode(', ', $ours));
        foreach (self::types() as $type) {
            self::assertSame([], [...$type->script_handles, ...$type->view_script_handles, ...$type->style_handles]);
        }
    }

    public function testABlockHasItsWidgetInAnElementWithTheEditorsLook(): void
    {
        $html = do_blocks('<!-- wp:mullion/countdown {"until":"2027-01-01T10:00","align":"wide","backgroundColor":"black"} /-->');

        self::assertStringContainsString('alignwide', $html);
        self::assertStringContainsString('has-black-background-color', $html);
        self::assertStringContainsString('wp-block-mullion-countdown', $html);
        self::assertStringContainsString('data-widget="countdown"', $html);
    }

    public function testEachBlockInASliderIsASlide(): void
    {
        $slide = '<!-- wp:paragraph --><p>%s</p><!-- /wp:paragraph -->';
        $html = do_blocks('<!-- wp:mullion/slider -->' . sprintf($slide, 'Một') . sprintf($slide, 'Hai') . '<!-- /wp:mullion/slider -->');

        self::assertMatchesRegularExpression('#<li class="mullion-slider__slide">\s*<p>Một</p>\s*</li>\s*<li[^>]*>\s*<p>Hai</p>#', $html);
        self::assertStringContainsString('data-preset="home"', $html, 'The kind that the editor shows first.');
    }

    public function testEachBlockInTabsIsOneCalledByItsHeading(): void
    {
        $heading = '<!-- wp:heading --><h2 class="wp-block-heading">Kính &amp; nhôm</h2><!-- /wp:heading -->';
        $inner = $heading . '<!-- wp:paragraph --><p>Hai</p><!-- /wp:paragraph -->';
        $html = do_blocks("<!-- wp:mullion/tabs -->{$inner}<!-- /wp:mullion/tabs -->");

        self::assertStringContainsString('<li><a href="#mullion-tabs-1">Kính &amp; nhôm</a></li>', $html);
        self::assertStringContainsString('<h2 class="wp-block-heading mullion-tabs__title">Kính', $html);
        self::assertMatchesRegularExpression('#<section id="mullion-tabs-2">\s*<p>Hai</p>#', $html);
    }

    public function testThePartsOfThePageStayWhereTheirWidgetIsSwitchedOff(): void
    {
        add_filter('mullion_enabled', '__return_false');
        $inner = '<!-- wp:paragraph --><p>Hai</p><!-- /wp:paragraph -->';

        foreach (['tabs', 'reveal'] as $name) {
            $html = do_blocks("<!-- wp:mullion/{$name} -->{$inner}<!-- /wp:mullion/{$name} -->");
            self::assertStringContainsString('<p>Hai</p>', $html, $name);
            self::assertStringNotContainsString('data-widget', $html, $name);
        }
        self::assertSame('', trim(do_blocks("<!-- wp:mullion/modal -->{$inner}<!-- /wp:mullion/modal -->")));
        remove_filter('mullion_enabled', '__return_false');
    }

    public function testEachPostOfAQueryLoopInASliderIsASlide(): void
    {
        $list = '<!-- wp:post-template --><!-- wp:post-title /--><!-- /wp:post-template -->';
        $query = '<!-- wp:query {"query":{"perPage":3,"postType":"post","inherit":false}} --><div class="wp-block-query">%s</div><!-- /wp:query -->';
        $html = do_blocks('<!-- wp:mullion/slider -->' . sprintf($query, $list) . '<!-- /wp:mullion/slider -->');

        self::assertSame(3, substr_count($html, '<li'));
        self::assertSame(3, preg_match_all('#<li class="mullion-slider__slide"><div class="wp-block-post [^<>]*>\s*<h2#', $html));
        self::assertSame(substr_count($html, '<div'), substr_count($html, '</div'));
    }

    /** As WooCommerce prints them, whose block the stand-in shop lacks. */
    public function testEachCategoryOfTheShopInASliderIsASlide(): void
    {
        $item = '<li class="wc-block-product-categories-list-item"><a href="/%1$s/"><span>%1$s</span></a></li>';
        $list = '<div class="wc-block-product-categories"><ul>' . sprintf($item, 'Kính') . sprintf($item, 'Nhôm') . '</ul></div>';
        register_block_type('woocommerce/product-categories', ['render_callback' => static fn(): string => $list]);
        $html = do_blocks('<!-- wp:mullion/slider --><!-- wp:woocommerce/product-categories /--><!-- /wp:mullion/slider -->');
        unregister_block_type('woocommerce/product-categories');

        self::assertSame(2, preg_match_all('#<li class="mullion-slider__slide"><div class="wc-block-product-categories-list-item"><a href#', $html));
        self::assertSame([2, 1], [substr_count($html, '<li'), substr_count($html, '>Nhôm<')]);
    }

    /** Of what stands behind a link, nothing, as of what core leaves out. */
    public function testWhatIsAPartOfThePageIsOneOfItsExcerpt(): void
    {
        $words = static fn(string $name): string => trim(wp_strip_all_tags(excerpt_remove_blocks(
            "<!-- wp:mullion/{$name} --><!-- wp:paragraph --><p>Lời mở đầu.</p><!-- /wp:paragraph --><!-- /wp:mullion/{$name} -->",
        )));

        self::assertSame(['Lời mở đầu.', 'Lời mở đầu.', ''], array_map($words, ['reveal', 'tabs', 'modal']));
    }

    public function testWhatHasNothingToShowPrintsNothing(): void
    {
        self::assertSame('', trim(do_blocks('<!-- wp:mullion/gallery /-->')));
        self::assertSame('', trim(do_blocks('<!-- wp:mullion/social-login /-->')));
    }

    /** WordPress ends the first with the other's end, and takes the text between them for its content. */
    public function testWhatStandsBetweenAWidgetWithoutContentAndAnotherOneStays(): void
    {
        $html = do_shortcode(
            '[mullion name="countdown" until="2027-01-01"] Giữa hai cái. '
            . '[mullion name="modal" id="hoi" title="Hỏi"]<p>Nội dung</p>[/mullion] Cuối.',
        );

        $end = strpos($html, '</dialog>');
        self::assertMatchesRegularExpression('~data-widget="countdown".*Giữa hai cái\..*<p>Nội dung</p>.*</dialog>~s', $html);
        self::assertStringContainsString('Cuối.', substr($html, (int) $end));
        self::assertStringNotContainsString('[/mullion]', $html);
    }

    public function testTheShortcodeIsDoneInContent(): void
    {
        $html = do_shortcode('[mullion name="modal" id="hoi" title="Hỏi"]Nội dung [mullion name="countdown" until="2027-01-01"][/mullion]');

        self::assertStringContainsString('data-widget="modal"', $html);
        self::assertStringContainsString('Nội dung', $html);
    }

    /** @return array<string, \WP_Block_Type> */
    private static function types(): array
    {
        do_blocks('<!-- wp:mullion/countdown /-->');
        return self::registered();
    }
}
