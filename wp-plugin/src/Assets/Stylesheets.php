<?php

declare(strict_types=1);

namespace Mullion\Assets;

use Mullion\Site\Hooked;

defined('ABSPATH') || exit;

/** The base stylesheet and those of the widgets, which WordPress prints into the head where it may. */
final class Stylesheets implements Hooked
{
    /** @var array<string, string> Files that WordPress may print into the page, by handle. */
    private array $inline = [];

    public function __construct(private readonly Manifest $manifest) {}

    public function register(): void
    {
        add_filter('styles_inline_size_limit', [$this, 'leaveRoom']);
    }

    /** Puts the base onto the page. */
    public function enqueue(): void
    {
        $this->add(PageAssets::HANDLE, $this->manifest->base());
        wp_enqueue_style(PageAssets::HANDLE);
    }

    /** Puts that of a widget onto the page, where it has one. */
    public function expect(string $name): void
    {
        $file = $this->manifest->widgets()[$name]['css'] ?? null;
        if ($file !== null) {
            $this->add(PageAssets::handleOf($name), $file, isOwn: $this->manifest->isOwn($name));
            wp_enqueue_style(PageAssets::handleOf($name));
        }
    }

    /**
     * Hooked to `styles_inline_size_limit`: WordPress prints the smallest into the head until so many bytes are
     * there, and ours would push a stylesheet of the theme's blocks out, to a request of its own.
     *
     * @param mixed $limit In bytes.
     */
    public function leaveRoom(mixed $limit): mixed
    {
        if (!is_int($limit) || $limit <= 0) {
            return $limit;
        }
        $waiting = array_intersect_key($this->inline, array_flip(wp_styles()->queue));
        return $limit + (int) array_sum(array_map(wp_filesize(...), $waiting));
    }

    private function add(string $handle, string $file, bool $isOwn = true): void
    {
        $needed = $handle === PageAssets::HANDLE ? [] : [PageAssets::HANDLE];
        wp_register_style($handle, $this->manifest->url($file), $needed, null);
        if ($isOwn && InlineCode::isAllowed() && $this->manifest->devServer() === null) {
            $this->inline[$handle] = $this->manifest->path($file);
            wp_style_add_data($handle, 'path', $this->inline[$handle]);
        }
    }
}
