<?php

declare(strict_types=1);

namespace Mullion\Blocks;

use Mullion\Assets\Manifest;
use Mullion\Assets\PageAssets;
use Mullion\Site\Hooked;
use Mullion\Widgets\WidgetRegistry;

defined('ABSPATH') || exit;

/**
 * The blocks in WordPress's editors: of posts, of the site, of widgets. Loaded in the administration alone.
 *
 * @phpstan-type Asset array{dependencies: list<non-empty-string>, version: string, script: string, style: string}
 */
final class Editor implements Hooked
{
    private const HANDLE = PageAssets::HANDLE . '-editor';

    public function __construct(
        private readonly Manifest $manifest,
        private readonly Registration $registration,
    ) {}

    public function register(): void
    {
        add_filter('block_categories_all', [$this, 'addCategory']);
        add_action('enqueue_block_editor_assets', [$this, 'enqueue']);
        add_action('enqueue_block_assets', [$this, 'enqueueStyles']);
    }

    /**
     * Hooked to `block_categories_all`.
     *
     * @param array<array<string, mixed>> $categories
     *
     * @return array<array<string, mixed>>
     */
    public function addCategory(array $categories): array
    {
        return [...$categories, ['slug' => 'mullion', 'title' => 'Mullion', 'icon' => null]];
    }

    /** Hooked to `enqueue_block_editor_assets`. */
    public function enqueue(): void
    {
        $asset = $this->asset();
        if ($asset === null) {
            return;
        }
        $url = $this->manifest->url($asset['script']);
        wp_enqueue_script(self::HANDLE, $url, $asset['dependencies'], $asset['version'], true);
        $told = ['blocks' => $this->facts(), 'words' => EditorWords::all()];
        $json = wp_json_encode($told, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES) ?: '{}';
        wp_add_inline_script(self::HANDLE, "window.mullionEditor = {$json};", 'before');
    }

    /** Hooked to `enqueue_block_assets`: the canvas has what a page has. */
    public function enqueueStyles(): void
    {
        $asset = $this->asset();
        if ($asset === null) {
            return;
        }
        wp_enqueue_style(PageAssets::HANDLE, $this->manifest->url($this->manifest->base()), [], null);
        foreach (array_keys($this->registration->blocks()) as $name) {
            $style = $this->manifest->widgets()[$name]['css'] ?? null;
            if ($style !== null) {
                wp_enqueue_style(PageAssets::handleOf($name), $this->manifest->url($style), [], null);
            }
        }
        wp_enqueue_style(self::HANDLE, $this->manifest->url($asset['style']), [], null);
    }

    /** @return array<string, array<string, mixed>> As src/editor/block.ts has them. */
    private function facts(): array
    {
        $file = $this->manifest->path('block-words.php');
        /** @var array<string, array{fields: array<string, array<string, mixed>>}> $words */
        $words = is_file($file) ? require $file : [];
        $registry = new WidgetRegistry($this->manifest->path('widgets'));
        $facts = [];
        foreach ($this->registration->blocks() as $name => $block) {
            $fields = $words[$name]['fields'] ?? [];
            foreach ($block['fields'] as $prop => $field) {
                $fields[$prop] = ($fields[$prop] ?? []) + $field;
            }
            $first = static fn(array $attribute): mixed => $attribute['default'] ?? null;
            $defaults = array_filter(array_map($first, $block['attributes'])) + ($registry->get($name)->defaults)();
            $shown = array_filter(array_intersect_key($defaults, $fields), is_scalar(...));
            $texts = (object) array_map(strval(...), $shown);
            $facts[$name] = ['fields' => $fields, 'defaults' => $texts] + ($words[$name] ?? []);
        }
        return $facts;
    }

    /** @return Asset|null What the build says of its files; null without a build. */
    private function asset(): ?array
    {
        $file = $this->manifest->path('editor.asset.php');
        /** @var Asset|null $asset */
        $asset = is_file($file) ? require $file : null;
        return $asset;
    }
}
