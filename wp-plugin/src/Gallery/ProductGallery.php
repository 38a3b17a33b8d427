<?php

declare(strict_types=1);

namespace Mullion\Gallery;

use Mullion\Site\Part;

/**
 * The widget takes the place of WooCommerce's three gallery plugins, also in themes that ask for them:
 * its own script then prints no FlexSlider, zoom or PhotoSwipe settings, and their files stay away
 * unless something else on the page depends on them.
 */
final class ProductGallery implements Part
{
    /** Since WooCommerce 10.3 the handles begin with `wc-`. */
    private const SCRIPTS = [
        'flexslider',
        'zoom',
        'photoswipe-ui-default',
        'wc-flexslider',
        'wc-zoom',
        'wc-photoswipe-ui-default',
    ];

    public function name(): string
    {
        return 'gallery';
    }

    public function title(): ?string
    {
        return null;
    }

    public function register(): void
    {
        foreach (['flexslider', 'zoom', 'photoswipe'] as $plugin) {
            add_filter("woocommerce_single_product_{$plugin}_enabled", '__return_false');
        }
        add_filter('woocommerce_gallery_image_size', [$this, 'imageSize']);
        // After WooCommerce at 10; once more because its blocks enqueue while the page renders.
        add_action('wp_enqueue_scripts', [$this, 'dequeue'], 20);
        add_action('wp_print_footer_scripts', [$this, 'dequeue'], 1);
    }

    /** Every picture of the strip is a large one: without FlexSlider WooCommerce prints thumbnails. */
    public function imageSize(): string
    {
        return 'woocommerce_single';
    }

    public function dequeue(): void
    {
        array_map(wp_dequeue_script(...), self::SCRIPTS);
        wp_dequeue_style('photoswipe-default-skin');
        remove_action('wp_footer', 'woocommerce_photoswipe');
    }
}
