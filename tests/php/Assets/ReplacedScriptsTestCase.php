<?php

declare(strict_types=1);

namespace Mullion\Tests\Assets;

use Mullion\Assets\ReplacedScripts;
use Mullion\Site\Features;
use Mullion\Site\Settings;
use Mullion\Tests\PluginTestCase;

/** A page for which WooCommerce has registered and enqueued its scripts. */
abstract class ReplacedScriptsTestCase extends PluginTestCase
{
    protected const WOO = 'https://shop.example/wp-content/plugins/woocommerce/';

    protected function setUp(): void
    {
        parent::setUp();
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
        return new ReplacedScripts($this->build($lists), new Features(new Settings()));
    }
}
