<?php

declare(strict_types=1);

namespace Mullion\Assets;

use Mullion\Site\Hooked;

defined('ABSPATH') || exit;

/**
 * The base stylesheet and those of the widgets, which WordPress prints into the head where it may. A page of which the
 * cart alone is ours has the cart's part of the base; its scripts are told where all of it is.
 */
final class Stylesheets implements Hooked
{
    /** What all of the base is called where the page has its part. */
    private const WHOLE = PageAssets::HANDLE . '-base';

    /** Under what the registered base keeps whether it is the cart's part. */
    private const PART = 'mullion-part';

    /** @var array<string, string> Files that WordPress may print into the page, by handle. */
    private array $inline = [];

    /** Whether a widget has come, which needs all of the base. */
    private bool $hasWidgets = false;

    public function __construct(private readonly Manifest $manifest) {}

    public function register(): void
    {
        add_filter('styles_inline_size_limit', [$this, 'leaveRoom']);
    }

    /** Puts the base onto the page. */
    public function enqueue(bool $isOfTheCart = false): void
    {
        $isPart = $isOfTheCart && !$this->hasWidgets;
        $this->add(PageAssets::HANDLE, $this->manifest->base($isPart ? 'cartBase' : 'base'));
        // Its address is gone once WordPress prints it into the page.
        wp_styles()->add_data(PageAssets::HANDLE, self::PART, $isPart);
        wp_enqueue_style(PageAssets::HANDLE);
    }

    /** Puts that of a widget onto the page, where it has one. */
    public function expect(string $name): void
    {
        $file = $this->manifest->widgets()[$name]['css'] ?? null;
        if ($file !== null) {
            $needed = $this->whole();
            $this->add(PageAssets::handleOf($name), $file, [$needed], $this->manifest->isOwn($name));
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

    /** @return array<string, string> All of the base by a name of its own, where the page has but the cart's part. */
    public static function rest(Manifest $manifest): array
    {
        $base = wp_styles()->registered[PageAssets::HANDLE] ?? null;
        return $base !== null && ($base->extra[self::PART] ?? false) ? [self::WHOLE => $manifest->base()] : [];
    }

    /** The handle of all of the base: in the place of the cart's part, or behind it where that is printed. */
    private function whole(): string
    {
        $this->hasWidgets = true;
        if (self::rest($this->manifest) === []) {
            return PageAssets::HANDLE;
        }
        $isPrinted = in_array(PageAssets::HANDLE, wp_styles()->done, true);
        $handle = $isPrinted ? self::WHOLE : PageAssets::HANDLE;
        wp_deregister_style($handle);
        $this->add($handle, $this->manifest->base());
        return $handle;
    }

    /** @param list<string> $needed Handles. */
    private function add(string $handle, string $file, array $needed = [], bool $isOwn = true): void
    {
        wp_register_style($handle, $this->manifest->url($file), $needed, null);
        if ($isOwn && InlineCode::isAllowed() && $this->manifest->devServer() === null) {
            $this->inline[$handle] = $this->manifest->path($file);
            wp_style_add_data($handle, 'path', $this->inline[$handle]);
        }
    }
}
