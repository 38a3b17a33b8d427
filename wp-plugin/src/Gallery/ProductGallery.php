<?php

declare(strict_types=1);

namespace Mullion\Gallery;

use Mullion\Assets\Libraries;
use Mullion\Assets\PageKind;
use Mullion\Site\Part;

defined('ABSPATH') || exit;

/**
 * The widget takes the place of WooCommerce's slider and its dialog where the theme has asked for a slider, or was made
 * for us. On any other theme the pictures lie as its stylesheet lays them, in a grid often, and the gallery is the
 * shop's. The hover zoom stays where the theme has declared it, and the libraries as long as {@see Libraries} says so.
 */
final class ProductGallery implements Part
{
    private const ALIAS = '.woocommerce-product-gallery';

    /** Since WooCommerce 10.3 the handles begin with `wc-`. */
    private const SCRIPTS = [
        'flexslider',
        'photoswipe-ui-default',
        'wc-flexslider',
        'wc-photoswipe-ui-default',
    ];

    /** What WooCommerce asks its slider for, where no theme says otherwise. */
    private const CAROUSEL = [
        'rtl' => false,
        'animation' => 'slide',
        'smoothHeight' => true,
        'directionNav' => false,
        'controlNav' => 'thumbnails',
        'slideshow' => false,
        'animationSpeed' => 500,
        'animationLoop' => false,
        'allowOneSlide' => false,
    ];

    public function __construct(private readonly Libraries $libraries) {}

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
        // Each asks itself: WooCommerce declares the slider of block themes at `init`, and on a product's page at
        // `template_redirect` that of themes which know nothing of it.
        add_filter('mullion_aliases', [$this, 'alias']);
        add_filter('mullion_expected_widgets', [$this, 'leave']);
        foreach (['flexslider', 'photoswipe'] as $plugin) {
            add_filter("woocommerce_single_product_{$plugin}_enabled", [$this, 'isWanted']);
        }
        add_filter('woocommerce_gallery_image_size', [$this, 'imageSize']);
        add_filter('woocommerce_gallery_image_html_attachment_image_params', [$this, 'loading'], 10, 4);
        add_action('wp_head', [$this, 'printLook']);
        // After WooCommerce at 10; once more because its blocks enqueue while the page renders.
        add_action('wp_enqueue_scripts', [$this, 'dequeue'], 20);
        add_action('wp_print_footer_scripts', [$this, 'dequeue'], 1);
    }

    /** Hooked to `mullion_aliases`. */
    public function alias(mixed $aliases): mixed
    {
        if (!is_array($aliases) || !is_array($alias = $aliases[self::ALIAS] ?? null)) {
            return $aliases;
        }
        if (!self::isOurs()) {
            unset($aliases[self::ALIAS]);
            return $aliases;
        }
        if (self::hasMagnifier()) {
            $attributes = is_array($alias['attributes'] ?? null) ? $alias['attributes'] : [];
            $aliases[self::ALIAS] = ['attributes' => ['magnifier' => ''] + $attributes] + $alias;
        }
        return $aliases;
    }

    /** Hooked to `mullion_expected_widgets`: our stylesheet would lay the theme's pictures in a strip. */
    public function leave(mixed $names): mixed
    {
        if (self::isOurs()) {
            return $names;
        }
        $isOther = fn(mixed $name): bool => $name !== $this->name();
        return is_array($names) ? array_values(array_filter($names, $isOther)) : $names;
    }

    private static function isOurs(): bool
    {
        return current_theme_supports('wc-product-gallery-slider') || current_theme_supports('mullion');
    }

    /** WooCommerce draws it for a theme that asks for both; with the dialog alone a press on the picture opens it. */
    private static function hasMagnifier(): bool
    {
        $hasZoom = current_theme_supports('wc-product-gallery-zoom');
        return current_theme_supports('wc-product-gallery-lightbox')
            && apply_filters('woocommerce_single_product_zoom_enabled', $hasZoom);
    }

    /** Hooked to `woocommerce_single_product_*_enabled`: the shop's slider and dialog are for galleries of its own. */
    public function isWanted(mixed $isWanted): mixed
    {
        return self::isOurs() ? false : $isWanted;
    }

    /** Every picture of the strip is a large one: without FlexSlider WooCommerce prints thumbnails. */
    public function imageSize(mixed $size): mixed
    {
        return self::isOurs() ? 'woocommerce_single' : $size;
    }

    /** One picture is in view; WordPress would have the next two loaded with it. */
    public function loading(mixed $attributes, mixed $id, mixed $size, mixed $isMain): mixed
    {
        return is_array($attributes) && !$isMain && self::isOurs() ? $attributes + ['loading' => 'lazy'] : $attributes;
    }

    /**
     * Hooked to `wp_head`: a theme that asks its slider for no thumbnails has no room kept for them, and one whose shop
     * shows no button on its pictures gets none of ours. The pictures stay links, for keys as well.
     */
    public function printLook(): void
    {
        if (!self::isOurs() || !PageKind::isAny(['product'])) {
            return;
        }
        $options = apply_filters('woocommerce_single_product_carousel_options', self::CAROUSEL);
        $look = is_array($options) && !($options['controlNav'] ?? true) ? '--mullion-gallery-room:0px;' : '';
        $look .= self::hasMagnifier() || current_theme_supports('mullion') ? '' : '--mullion-gallery-zoom:none;';
        if ($look !== '') {
            // phpcs:ignore WordPress.Security.EscapeOutput -- of the two texts above.
            echo "<style>.woocommerce-product-gallery{{$look}}</style>";
        }
    }

    public function dequeue(): void
    {
        if (!self::isOurs() || $this->libraries->areKept()) {
            return;
        }
        array_map(wp_dequeue_script(...), self::SCRIPTS);
        wp_dequeue_style('photoswipe-default-skin');
        remove_action('wp_footer', 'woocommerce_photoswipe');
    }
}
