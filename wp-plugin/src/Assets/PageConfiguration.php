<?php

declare(strict_types=1);

namespace Mullion\Assets;

use Mullion\Cart\Shop;

defined('ABSPATH') || exit;

/**
 * The JSON that PHP tells the page: settings, strings and where the files are, of the widgets that the page is known to
 * have. What all widgets need besides is the rest, which scripts fetch when another one appears.
 *
 * Nothing in it depends on the visitor, the session or the clock, so a full-page cache may keep it.
 */
final class PageConfiguration
{
    /** Chunks by their sources, for the development server. */
    private const SOURCES = [
        'cart-aftermath' => 'src/cart/aftermath/index.ts',
        'kept-cart' => 'src/cart/show-kept.ts',
        'registry' => 'src/start/registry.ts',
    ];

    /** In the query of the home page, so no rewrite rules are needed and a language in the path stays. */
    public const QUERY = 'mullion-config';

    /** The source of an order is filled in without a widget, too. */
    public const SOURCE = 'attribution';

    /** What only the lighter entry imports. */
    private const OF_THE_CART_ALONE = ['kept-cart' => true, 'registry' => true];

    /** @var array{shared?: list<string>} Files that several scripts import, where the head has not told of them. */
    private array $untold = [];

    /** @var list<array{0: string, 1: string, 2?: object}>|null */
    private ?array $aliases = null;

    public function __construct(
        private readonly Manifest $manifest,
        private readonly WidgetFacts $facts,
        private readonly Takeovers $takeovers,
        private readonly Shop $shop,
    ) {}

    /**
     * The configuration as a script element; its type keeps contributors from forging one (KSES).
     *
     * @param list<string> $names     Widgets of the page.
     * @param bool         $isLighter For the lighter entry: with more chunks, and with all that takes markup over.
     */
    public function html(array $names, bool $isLighter = false): string
    {
        return $this->element('mullion-config', $this->config($names, $isLighter));
    }

    /**
     * What widgets need that were rendered after {@see self::html()}.
     *
     * @param non-empty-list<string> $names
     */
    public function lateHtml(array $names): string
    {
        return $this->element('mullion-late', $this->untold + $this->objects($this->facts->of($names)));
    }

    /** What the scripts import when the page lacks something. */
    public function rest(): string
    {
        return $this->json(['shared' => $this->manifest->shared()] + $this->objects($this->facts->all()));
    }

    /**
     * Names the rest by what it depends on: to write it for that would be a fifth of what a page view costs us.
     * Begins with the build, whose files it names.
     */
    public function restName(): string
    {
        return $this->manifest->version() . '-' . substr(md5($this->json($this->facts->identity())), 0, 8);
    }

    /** Whether `$name` names a rest of this build, of whatever settings; then the rest is that of its runtime. */
    public function isOfThisBuild(string $name): bool
    {
        return $this->manifest->turnTo(strstr($name, '-', true) ?: '');
    }

    /**
     * No text of a site ends the element that it stands in.
     *
     * @param array<mixed> $content
     */
    private function json(array $content): string
    {
        $flags = JSON_HEX_TAG | JSON_HEX_AMP | JSON_HEX_APOS | JSON_HEX_QUOT | JSON_UNESCAPED_SLASHES;
        // Vietnamese as it is takes half the bytes; a page in another encoding would garble it.
        $isUtf8 = strtolower(get_bloginfo('charset')) === 'utf-8';
        return wp_json_encode($content, $isUtf8 ? $flags | JSON_UNESCAPED_UNICODE : $flags) ?: '{}';
    }

    /**
     * @param list<string> $names
     *
     * @return array<string, mixed>
     */
    private function config(array $names, bool $isLighter): array
    {
        $server = $this->manifest->devServer();
        $chunks = ($server === null ? $this->manifest->chunks() : self::SOURCES) + Stylesheets::rest($this->manifest);
        // A theme may print that markup on any page, and to ask for the rest is a request.
        $told = $isLighter ? array_values(array_unique([...$names, ...$this->takingOver()])) : $names;
        $shared = ['shared' => $this->manifest->shared()];
        $this->untold = $isLighter && $told === [] ? $shared : [];
        return [
            'base' => $server === null ? $this->manifest->url() : $server . '/',
            'rest' => home_url('/?' . self::QUERY . '=' . $this->restName() . PageLanguage::query()),
            'chunks' => (object) ($isLighter ? $chunks : array_diff_key($chunks, self::OF_THE_CART_ALONE)),
            'aliases' => $isLighter ? $this->aliasesBut(self::SOURCE) : $this->aliases(),
            'cart' => $this->takeovers->isOn('cart') ? $this->shop->config() : null,
        ] + array_diff_key($shared, $this->untold) + $this->objects($this->facts->ofPage($told));
    }

    /**
     * Empty lists as objects, as full ones are.
     *
     * @param array<string, array<string, mixed>> $facts
     *
     * @return array<string, object>
     */
    private function objects(array $facts): array
    {
        return array_map(static fn(array $list): object => (object) $list, $facts);
    }

    /** @param array<string, mixed> $content */
    private function element(string $id, array $content): string
    {
        return "<script type=\"application/json\" id=\"{$id}\">{$this->json($content)}</script>\n";
    }

    /** @return list<array{0: string, 1: string, 2?: object}> Selector, widget and attributes; found out once a page. */
    public function aliases(): array
    {
        return $this->aliases ??= $this->findAliases();
    }

    /** @return list<array{0: string, 1: string, 2?: object}> */
    private function aliasesBut(string $widget): array
    {
        return array_values(array_filter($this->aliases(), static fn(array $alias): bool => $alias[1] !== $widget));
    }

    /** @return list<string> Widgets that take markup over which is not of our own. */
    public function takingOver(): array
    {
        $bySelector = array_column($this->aliasesBut(self::SOURCE), 1, 0);
        return array_values(array_unique(array_filter($bySelector, Takeovers::isForeign(...), ARRAY_FILTER_USE_KEY)));
    }

    /** @return list<array{0: string, 1: string, 2?: object}> */
    private function findAliases(): array
    {
        /**
         * Takes over a theme's markup without editing its templates. What the owner has WooCommerce's markup
         * taken over for is in it; leave a selector out to stop that.
         *
         * @since 0.1.0
         *
         * @param array<string, array{widget: string, attributes?: array<string, mixed>}> $aliases
         *        By CSS selector: `'.owl-home' => ['widget' => 'slider', 'attributes' => ['preset' => 'home']]`.
         *        Attributes with or without `data-`; `responsive` is an old slider's table of breakpoints.
         */
        $aliases = apply_filters('mullion_aliases', $this->takeovers->aliases());
        $list = [];
        foreach (is_array($aliases) ? $aliases : [] as $selector => $alias) {
            $widget = is_array($alias) ? $alias['widget'] ?? null : null;
            if (is_string($selector) && is_string($widget) && $this->takeovers->allows($widget)) {
                $attributes = self::attributes($widget, $alias['attributes'] ?? null);
                $list[] = $attributes === [] ? [$selector, $widget] : [$selector, $widget, (object) $attributes];
            }
        }
        return $list;
    }

    /** @return array<string, mixed> Without `data-`, which the scripts put before each. */
    private static function attributes(string $widget, mixed $given): array
    {
        // That tells the slider that another library may move this one.
        $attributes = $widget === 'slider' ? ['strip' => 'child'] : [];
        foreach (is_array($given) ? $given : [] as $name => $value) {
            $name = preg_replace('/^data-/', '', (string) $name) ?? '';
            $attributes = $name === 'responsive'
                ? $attributes + Breakpoints::attributes($value)
                : [$name => is_bool($value) ? var_export($value, true) : $value] + $attributes;
        }
        return $attributes;
    }
}
