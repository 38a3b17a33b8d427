<?php

declare(strict_types=1);

namespace Mullion\Blocks;

use Mullion\Assets\Manifest;
use Mullion\Site\Hooked;
use Mullion\Widgets\WidgetRenderer;

defined('ABSPATH') || exit;

/**
 * Tells WordPress of the widgets that authors may put on a page: blocks, and the shortcode `[mullion name="…"]`.
 *
 * In the editor all are there from `init` on. Of a page view they were the dearest part, and few pages have one: there
 * they are registered when the first is about to be rendered.
 *
 * @phpstan-type Field array{kind: string, min?: int, max?: int, words?: list<string>}
 * @phpstan-type Block array{
 *     title: string,
 *     attributes: array<string, array{type: string, default?: string}>,
 *     supports: array<string, mixed>,
 *     fields: array<string, Field>,
 * }
 */
final class Registration implements Hooked
{
    public const NAMESPACE = 'mullion/';

    /** @var array<string, Block>|null */
    private ?array $blocks = null;

    public function __construct(
        private readonly Manifest $manifest,
        private readonly WidgetRenderer $renderer,
    ) {}

    public function register(): void
    {
        if (is_admin() || defined('WP_CLI')) {
            add_action('init', [$this, 'registerBlocks']);
        } else {
            add_filter('pre_render_block', [$this, 'registerBefore'], 10, 3);
            // Before WordPress's own routes, at 99.
            add_action('rest_api_init', [$this, 'registerLate']);
        }
        add_filter('excerpt_allowed_wrapper_blocks', [$this, 'addToExcerpts']);
        add_shortcode('mullion', [$this, 'shortcode']);
        add_action('rest_api_init', [$this, 'registerPatterns']);
        add_action('admin_init', [$this, 'registerPatterns']);
    }

    /** Hooked to `admin_init` and `rest_api_init`, which may run for a page, too: patterns are the editor's. */
    public function registerPatterns(): void
    {
        if (is_admin() || defined('REST_REQUEST')) {
            Patterns::register();
        }
    }

    /**
     * Hooked to `pre_render_block`: a block within another is made before the filter is asked of it, so the whole tree
     * is looked through.
     *
     * @param array<string, mixed> $block As parsed.
     */
    public function registerBefore(mixed $rendered, array $block, ?\WP_Block $parent = null): mixed
    {
        if (($parent === null && self::hasOurs($block)) || self::refersToOurs($block)) {
            $this->registerLate();
        }
        return $rendered;
    }

    /**
     * A synced pattern or a navigation: its blocks are those of a post, made with its own. So are those of the part of
     * a theme that a navigation opens over the page (WordPress 7); which part that is, is not looked up for ours.
     *
     * @param array<string, mixed> $block As parsed.
     */
    private static function refersToOurs(array $block): bool
    {
        ['ref' => $ref, 'overlay' => $part] = (array) ($block['attrs'] ?? []) + ['ref' => null, 'overlay' => null];
        $content = is_int($ref) ? get_post($ref)?->post_content : null;
        return (is_string($part) && $part !== '')
            || ($content !== null && str_contains($content, '<!-- wp:' . self::NAMESPACE));
    }

    /** Hooked to `rest_api_init`. */
    public function registerLate(): void
    {
        remove_filter('pre_render_block', [$this, 'registerBefore']);
        remove_action('rest_api_init', [$this, 'registerLate']);
        $this->registerBlocks();
        // WordPress has given the others their attributes for colours, spacing and so on at `init`.
        \WP_Block_Supports::init();
    }

    /**
     * Hooked to `excerpt_allowed_wrapper_blocks`: what is a part of the page is one of its excerpt, as in core's group.
     *
     * @param list<string> $names
     *
     * @return list<string>
     */
    public function addToExcerpts(array $names): array
    {
        foreach ($this->blocks() as $name => $block) {
            if (array_intersect(['part', 'panels'], array_column($block['fields'], 'kind')) !== []) {
                $names[] = self::NAMESPACE . $name;
            }
        }
        return $names;
    }

    /** @param array<mixed> $block As parsed. */
    private static function hasOurs(array $block): bool
    {
        $name = $block['blockName'] ?? null;
        if (is_string($name) && str_starts_with($name, self::NAMESPACE)) {
            return true;
        }
        foreach (is_array($block['innerBlocks'] ?? null) ? $block['innerBlocks'] : [] as $inner) {
            if (is_array($inner) && self::hasOurs($inner)) {
                return true;
            }
        }
        return false;
    }

    /** Hooked to `init`. */
    public function registerBlocks(): void
    {
        foreach ($this->blocks() as $name => $block) {
            $kinds = array_column($block['fields'], 'kind');
            // As an object: of a name, WordPress would ask the disk whether it is a file.
            // @phpstan-ignore argument.type (WordPress compares the version as a number.)
            $type = new \WP_Block_Type(self::NAMESPACE . $name, [
                'api_version' => 3,
                'title' => $block['title'],
                'category' => 'mullion',
                'attributes' => $block['attributes'],
                'supports' => $block['supports'],
                // Slides and the panels of tabs are printed one by one.
                'skip_inner_blocks' => array_intersect(['slides', 'panels'], $kinds) !== [],
                'render_callback' => [$this, 'block'],
            ]);
            register_block_type($type);
        }
    }

    /**
     * What a block prints.
     *
     * @param array<string, mixed> $attributes
     */
    public function block(array $attributes, string $content, \WP_Block $block): string
    {
        $name = substr((string) $block->name, strlen(self::NAMESPACE));
        $fields = $this->blocks()[$name]['fields'] ?? [];
        return (new BlockMarkup($this->renderer))->of($name, $fields, $attributes, $content, $block);
    }

    /**
     * What `[mullion name="countdown" until="…"]` prints.
     *
     * @param array<mixed>|string $attributes As WordPress gives them: text by small names; '' where there are none.
     */
    public function shortcode(array|string $attributes, ?string $content = null): string
    {
        $given = is_array($attributes) ? $attributes : [];
        return (new Shortcode($this->renderer, $this->blocks()))->markup($given, $content ?? '');
    }

    /** @return array<string, Block> By the widgets' names; none without a build. */
    public function blocks(): array
    {
        if ($this->blocks === null) {
            $file = $this->manifest->path('blocks.php');
            /** @var array<string, Block> $blocks */
            $blocks = is_file($file) ? require $file : [];
            $this->blocks = $blocks;
        }
        return $this->blocks;
    }
}
