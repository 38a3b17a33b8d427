<?php

declare(strict_types=1);

namespace Mullion\Tests\Assets;

use Mullion\Assets\Libraries;
use Mullion\Assets\ReplacedScripts;
use Mullion\Assets\Takeovers;
use Mullion\Site\Features;
use Mullion\Site\Settings;
use Mullion\Tests\PluginTestCase;
use Mullion\Tests\World\Site;

/** A page for which WooCommerce has registered and enqueued its scripts. */
abstract class ReplacedScriptsTestCase extends PluginTestCase
{
    protected const WOO = 'https://shop.example/wp-content/plugins/woocommerce/';

    protected function setUp(): void
    {
        parent::setUp();
        // A theme made for us: all is taken over.
        Site::$supports['mullion'] = true;
        // As WooCommerce registers and enqueues them.
        $scripts = wp_scripts();
        $scripts->add('jquery', self::WOO . 'jquery.js');
        $scripts->add('jquery-blockui', self::WOO . 'block.js', ['jquery']);
        $scripts->add('js-cookie', self::WOO . 'cookie.js');
        $scripts->add('wc-add-to-cart', self::WOO . 'add.js', ['jquery', 'jquery-blockui'], ['data' => 'var wc_add_to_cart_params = {};']);
        $scripts->add('woocommerce', self::WOO . 'woo.js', ['jquery', 'jquery-blockui', 'js-cookie']);
        $scripts->add('wc-cart-fragments', self::WOO . 'fragments.js', ['jquery', 'js-cookie'], ['data' => 'var wc_cart_fragments_params = {};']);
        array_map($scripts->enqueue(...), ['wc-add-to-cart', 'woocommerce', 'wc-cart-fragments']);
    }

    /** @param array<string, mixed> $lists Of the build. */
    protected function replaced(array $lists = []): ReplacedScripts
    {
        foreach (['sort', 'quantity', 'password-toggle', 'input-hint', 'scroll-to-notices'] as $widget) {
            $lists['aliases'][".{$widget}"] = ['widget' => $widget];
        }
        $manifest = $this->build($lists);
        return new ReplacedScripts($manifest, new Takeovers($manifest, new Features(new Settings())), new Libraries());
    }
}
