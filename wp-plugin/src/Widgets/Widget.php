<?php

declare(strict_types=1);

namespace Mullion\Widgets;

defined('ABSPATH') || exit;

/**
 * What `widgets/<name>/widget.php` returns: the data half of a widget's PHP; `template.php` beside it
 * is the markup.
 */
final class Widget
{
    /**
     * @param \Closure(): array<string, mixed> $defaults
     *        Every prop with its default, strings translated.
     * @param \Closure(array<string, mixed>): array<string, mixed>|null $attributes
     *        Attributes of the root element; null and false are left out.
     * @param list<string> $html Props that hold trusted HTML, which is printed as it is.
     * @param bool $needsShop Whether it is idle where no shop is active.
     * @param \Closure(array<string, mixed>): bool|null $preload Whether its script is wanted with the page.
     * @param \Closure(array<string, mixed>): array<string, mixed>|null $prepare
     *        What is printed of the props, after everybody who may change them has.
     * @param \Closure(array<string, mixed>): bool|null $isEmpty Whether nothing is to be printed, no root either.
     * @param bool $hasFreeId Whether a second one in the page is given another `id`: no link leads there.
     */
    public function __construct(
        public readonly string $name,
        public readonly \Closure $defaults,
        public readonly ?\Closure $attributes = null,
        public readonly array $html = [],
        public readonly bool $needsShop = false,
        public readonly ?\Closure $preload = null,
        public readonly string $tag = 'div',
        public readonly ?\Closure $prepare = null,
        public readonly ?\Closure $isEmpty = null,
        public readonly bool $hasFreeId = false,
    ) {}
}
