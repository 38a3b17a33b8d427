<?php

/** The categories of a shop, to be moved by finger, wheel or key. Each picture is given the link of its own. */

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
        <!-- wp:mullion/slider %2$s -->%3$s%4$s%5$s%6$s%7$s
        <!-- /wp:mullion/slider -->
        ',
        esc_html__('Find what you need', 'mullion'),
        $slider,
        $slide(esc_html__('First category', 'mullion')),
        $slide(esc_html__('Second category', 'mullion')),
        $slide(esc_html__('Third category', 'mullion')),
        $slide(esc_html__('Fourth category', 'mullion')),
        $slide(esc_html__('Fifth category', 'mullion')),
    )),
];
