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

    /** Makes them known to WordPress, and puts the base onto the page. */
    public function enqueue(): void
    {
        $isInline = InlineCode::isAllowed() && $this->manifest->devServer() === null;
        $this->add(PageAssets::HANDLE, $this->manifest->base(), $isInline);
        wp_enqueue_style(PageAssets::HANDLE);
        foreach ($this->manifest->widgets() as $name => $widget) {
            if (isset($widget['css'])) {
                $isOwn = $this->manifest->isOwn($name);
                $this->add(PageAssets::handleOf($name), $widget['css'], $isInline && $isOwn);
            }
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

    private function add(string $handle, string $file, bool $isInline): void
    {
        $needed = $handle === PageAssets::HANDLE ? [] : [PageAssets::HANDLE];
        wp_register_style($handle, $this->manifest->url($file), $needed, null);
        if ($isInline) {
            $this->inline[$handle] = $this->manifest->path($file);
            wp_style_add_data($handle, 'path', $this->inline[$handle]);
        }
    }
}
