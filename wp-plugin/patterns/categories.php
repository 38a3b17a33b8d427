<?php

/** The categories of the shop, to be moved by finger, wheel or key; without a shop, examples to put pictures into. */

declare(strict_types=1);

use Mullion\Blocks\Patterns;

defined('ABSPATH') || exit;

$picture = esc_url(plugins_url('patterns/picture.svg', MULLION_FILE));
$slide = static fn(string $name): string => sprintf(
    '
    <!-- wp:group {"layout":{"type":"default"}} -->
    <div class="wp-block-group">
    <!-- wp:image {"sizeSlug":"large"} -->
    <figure class="wp-block-image size-large"><img src="%2$s" alt=""/></figure>
    <!-- /wp:image -->
    <!-- wp:heading {"textAlign":"center","level":3} -->
    <h3 class="wp-block-heading has-text-align-center">%1$s</h3>
    <!-- /wp:heading -->
    </div>
    <!-- /wp:group -->',
    $name,
    $picture,
);
$ofShop = '
    <!-- wp:woocommerce/product-categories {"hasCount":false,"hasImage":true,"isHierarchical":false} /-->';
$names = [
    esc_html__('First category', 'mullion'),
    esc_html__('Second category', 'mullion'),
    esc_html__('Third category', 'mullion'),
    esc_html__('Fourth category', 'mullion'),
    esc_html__('Fifth category', 'mullion'),
];
$slider = serialize_block_attributes([
    'preset' => 'shop-category',
    'label' => __('Categories of the shop', 'mullion'),
]);

return [
    'title' => __('Slider of categories', 'mullion'),
    'keywords' => __('shop, departments, products', 'mullion'),
    'categories' => ['featured', 'gallery'],
    'content' => Patterns::inSection(sprintf(
        '
        <!-- wp:heading -->
        <h2 class="wp-block-heading">%1$s</h2>
        <!-- /wp:heading -->
        <!-- wp:mullion/slider %2$s -->%3$s
        <!-- /wp:mullion/slider -->
        ',
        esc_html__('Find what you need', 'mullion'),
        $slider,
        Patterns::has('woocommerce/product-categories') ? $ofShop : implode('', array_map($slide, $names)),
    )),
];
