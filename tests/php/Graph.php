<?php

declare(strict_types=1);

namespace Mullion\Tests;

use Mullion\Assets\Manifest;
use Mullion\Assets\PageAssets;
use Mullion\Assets\PageConfiguration;
use Mullion\Assets\Strings;
use Mullion\Assets\Takeovers;
use Mullion\Assets\WidgetFacts;
use Mullion\Cart\Shop;
use Mullion\Registered\RegisteredWidgets;
use Mullion\Site\Features;
use Mullion\Site\Settings;
use Mullion\Widgets\WidgetRegistry;
use Mullion\Widgets\WidgetRenderer;

/** The objects that make a page, put together as the plugin does. */
final class Graph
{
    public readonly PageConfiguration $configuration;
    public readonly PageAssets $assets;
    public readonly Features $features;
    public readonly Takeovers $takeovers;

    /** @param string $strings File with the scripts' sentences. */
    public function __construct(
        Manifest $manifest,
        string $strings = '/none',
        private readonly RegisteredWidgets $registered = new RegisteredWidgets(),
    ) {
        $settings = new Settings();
        $this->features = new Features($settings);
        $all = static fn(): array => $registered->complete($settings->all());
        $facts = new WidgetFacts($manifest, new Strings($strings, $registered), $all, $this->features);
        $this->takeovers = new Takeovers($manifest, $this->features);
        $this->configuration = new PageConfiguration($manifest, $facts, $this->takeovers, new Shop());
        $this->assets = new PageAssets($manifest, $this->takeovers, $this->configuration);
    }

    /** @param string $widgets Their folder; the plugin's own unless a test brings others. */
    public function renderer(string $widgets = __DIR__ . '/../../wp-plugin/build/widgets'): WidgetRenderer
    {
        return new WidgetRenderer(new WidgetRegistry($widgets, $this->registered), $this->assets, $this->features, new Shop());
    }
}
