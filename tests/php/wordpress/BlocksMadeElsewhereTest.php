<?php

declare(strict_types=1);

namespace Mullion\Tests\WordPress;

/** Blocks that stand in what another block makes, as a synced pattern does, on a page without any of ours beside. */
final class BlocksMadeElsewhereTest extends WordPressTestCase
{
    use OwnBlocks;

    private const GROUPED = '<!-- wp:group --><div class="wp-block-group"><!-- wp:mullion/countdown {"until":"2027-01-01"} /--></div><!-- /wp:group -->';

    /** From 6.8 on WordPress makes the blocks of a synced pattern with the pattern's own. */
    public function testABlockInASyncedPatternIsPrinted(): void
    {
        $id = wp_insert_post(['post_type' => 'wp_block', 'post_status' => 'publish', 'post_content' => self::GROUPED]);

        self::assertStringContainsString('data-widget="countdown"', self::madeElsewhere("{\"ref\":{$id}}"));
    }

    /** From 7.0 on a navigation does so with the part of the theme that it opens over the page. */
    public function testABlockInTheOverlayOfANavigationIsPrinted(): void
    {
        self::assertStringContainsString('data-widget="countdown"', self::madeElsewhere('{"overlay":"menu-phone"}'));
    }

    /** What a block in a group prints that makes other blocks itself, as newer versions of WordPress do. */
    private static function madeElsewhere(string $attributes): string
    {
        $render = static fn(): string => implode('', array_map(
            static fn(array $one): string => (new \WP_Block($one))->render(),
            parse_blocks(self::GROUPED),
        ));
        $kinds = ['ref' => ['type' => 'number'], 'overlay' => ['type' => 'string']];
        register_block_type('test/elsewhere', ['attributes' => $kinds, 'render_callback' => $render]);
        $html = do_blocks("<!-- wp:group --><div><!-- wp:test/elsewhere {$attributes} /--></div><!-- /wp:group -->");
        unregister_block_type('test/elsewhere');
        return $html;
    }
}
