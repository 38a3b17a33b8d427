<?php

declare(strict_types=1);

namespace Mullion\Tests\Assets;

use Mullion\Assets\PageAssets;
use Mullion\Tests\Graph;
use Mullion\Tests\PluginTestCase;
use Mullion\Tests\World\Site;

/** A build with four widgets, and what a page prints of it. */
abstract class PageAssetsTestCase extends PluginTestCase
{
    protected const URL = 'https://shop.example/build/';
    protected const WIDGETS = [
        'slider' => ['js' => 'slider-1.js', 'css' => 'slider-1.css', 'moment' => 'visible', 'imports' => ['keen-1.js', 'shared-1.js']],
        'gallery' => ['js' => 'gallery-1.js', 'css' => 'gallery-1.css', 'moment' => 'visible', 'imports' => ['shared-1.js']],
        'notice' => ['js' => 'notice-1.js', 'css' => 'notice-1.css', 'head' => 'notice-head-1.js', 'moment' => 'idle', 'imports' => []],
        'confirm' => ['js' => 'confirm-1.js', 'moment' => 'press', 'imports' => []],
    ];

    /** A theme made for us. */
    protected function setUp(): void
    {
        parent::setUp();
        Site::$supports['mullion'] = true;
    }

    /** @param array<string, mixed> $lists */
    protected function assets(array $lists = []): PageAssets
    {
        return (new Graph($this->build($lists + ['widgets' => self::WIDGETS])))->assets;
    }

    /** A page's head, as the hooks print it. */
    protected function head(PageAssets $assets): string
    {
        $assets->register();
        do_action('wp_enqueue_scripts');
        return self::printHead($assets);
    }

    /** What is behind the page's content. */
    protected static function printedFoot(): string
    {
        return self::printed(static fn() => do_action('wp_footer'));
    }

    protected function headAndFoot(PageAssets $assets): string
    {
        return $this->head($assets) . self::printedFoot();
    }

    protected static function printHead(PageAssets $assets): string
    {
        return self::printed(static function (): void {
            do_action('wp_head');
            wp_styles()->do_items();
            wp_scripts()->do_items();
        });
    }

    /** @return list<string> */
    protected static function styles(string $html): array
    {
        preg_match_all('#<link rel="stylesheet"[^>]* href="' . self::URL . '([^"]+)"#', $html, $match);
        return $match[1];
    }

    /** @return list<string> */
    protected static function preloads(string $html): array
    {
        preg_match_all('#<link rel="modulepreload" href="' . self::URL . '([^"]+)"#', $html, $match);
        return $match[1];
    }
}
