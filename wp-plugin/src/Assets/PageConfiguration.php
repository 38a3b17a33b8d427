<?php

declare(strict_types=1);

namespace Mullion\Assets;

use Mullion\Cart\Shop;
use Mullion\Site\Features;
use Mullion\Site\Settings;

/**
 * The JSON that PHP tells the page: settings, strings and where the chunks are.
 *
 * Nothing in it depends on the visitor, the session or the clock, so a full-page cache may keep it.
 */
final class PageConfiguration
{
    public function __construct(
        private readonly Manifest $manifest,
        private readonly Strings $strings,
        private readonly Settings $settings,
        private readonly Features $features,
        private readonly Shop $shop,
    ) {}

    /** The configuration as a script element; its type keeps contributors from forging one (KSES). */
    public function html(): string
    {
        $json = wp_json_encode(
            $this->config(),
            JSON_HEX_TAG | JSON_HEX_AMP | JSON_HEX_APOS | JSON_HEX_QUOT | JSON_UNESCAPED_SLASHES,
        );
        return '<script type="application/json" id="mullion-config">' . ($json ?: '{}') . '</script>' . "\n";
    }

    /** @return array<string, mixed> */
    public function config(): array
    {
        $config = [
            'base' => $this->manifest->url(),
            'widgets' => (object) $this->widgets(),
            'chunks' => (object) $this->manifest->chunks(),
            'aliases' => $this->aliases(),
            'strings' => $this->strings->all(),
            'settings' => (object) $this->settings->all(),
            'cart' => $this->features->isOn('cart') ? $this->shop->config() : null,
        ];
        $server = $this->manifest->devServer();
        return $server === null ? $config : $this->fromDevServer($config, $server);
    }

    /** @return list<array{selector: string, widget: string, attributes: object}> */
    public function aliases(): array
    {
        /**
         * Takes over a theme's markup without editing its templates. What WooCommerce prints is taken
         * over from the start; leave a selector out to stop that.
         *
         * @since 0.1.0
         *
         * @param array<string, array{widget: string, attributes?: array<string, string>}> $aliases
         *        By CSS selector: `'.owl-home' => ['widget' => 'slider', 'attributes' => ['preset' => 'home']]`.
         */
        $aliases = apply_filters('mullion_aliases', $this->manifest->aliases());
        $list = [];
        foreach (is_array($aliases) ? $aliases : [] as $selector => $alias) {
            $widget = is_array($alias) ? $alias['widget'] ?? null : null;
            if (is_string($selector) && is_string($widget) && $this->features->isOn($widget)) {
                $attributes = is_array($alias['attributes'] ?? null) ? $alias['attributes'] : [];
                $list[] = ['selector' => $selector, 'widget' => $widget, 'attributes' => (object) $attributes];
            }
        }
        return $list;
    }

    /** @return array<string, array<string, mixed>|false> False for a widget that is switched off. */
    private function widgets(): array
    {
        $widgets = [];
        foreach ($this->manifest->widgets() as $name => $files) {
            unset($files['head']); // WordPress prints it.
            // What WordPress has printed into the head needs no request any more.
            $style = wp_styles()->registered[PageAssets::handleOf($name)] ?? null;
            if ($style !== null && $style->src === false) {
                unset($files['css']);
            }
            $widgets[$name] = $this->features->isOn($name) ? $files : false;
        }
        return $widgets;
    }

    /**
     * Points every address at the sources while `npm run dev` is up.
     *
     * @param array<string, mixed> $config
     *
     * @return array<string, mixed>
     */
    private function fromDevServer(array $config, string $server): array
    {
        $widgets = [];
        foreach ($this->widgets() as $name => $widget) {
            if ($widget === false) {
                $widgets[$name] = false;
                continue;
            }
            $css = isset($widget['css']) ? ['css' => "widgets/{$name}/style.css"] : [];
            $script = "widgets/{$name}/index.ts";
            $widgets[$name] = ['js' => $script, 'moment' => $widget['moment'], 'imports' => []] + $css;
        }
        return array_merge($config, [
            'base' => $server . '/',
            'widgets' => (object) $widgets,
            'chunks' => ['cart-aftermath' => 'src/cart/aftermath/index.ts'],
        ]);
    }
}
