<?php

/** What is bought most, one product at a time beside its picture: the shop's own, or examples where there is none. */

declare(strict_types=1);

use Mullion\Blocks\Patterns;

defined('ABSPATH') || exit;

$picture = esc_url(plugins_url('patterns/picture.svg', MULLION_FILE));
$slide = static fn(string $name): string => sprintf(
    '
    <!-- wp:media-text {"mediaType":"image"} -->
    <div class="wp-block-media-text is-stacked-on-mobile">
    <figure class="wp-block-media-text__media"><img src="%4$s" alt=""/></figure>
    <div class="wp-block-media-text__content">
    <!-- wp:heading {"level":3} -->
    <h3 class="wp-block-heading">%1$s</h3>
    <!-- /wp:heading -->
    <!-- wp:paragraph -->
    <p>%2$s</p>
    <!-- /wp:paragraph -->
    <!-- wp:buttons -->
    <div class="wp-block-buttons">
    <!-- wp:button -->
    <div class="wp-block-button"><a class="wp-block-button__link wp-element-button">%3$s</a></div>
    <!-- /wp:button -->
    </div>
    <!-- /wp:buttons -->
    </div>
    </div>
    <!-- /wp:media-text -->',
    $name,
    esc_html__('Why it is chosen, and what it costs.', 'mullion'),
    esc_html__('View product', 'mullion'),
    $picture,
);
$query = serialize_block_attributes(['query' => [
    'perPage' => 6,
    'pages' => 0,
    'offset' => 0,
    'postType' => 'product',
    'order' => 'desc',
    'orderBy' => 'popularity',
    'search' => '',
    'exclude' => [],
    'inherit' => false,
    'isProductCollectionBlock' => true,
]]);
$ofShop = '
    <!-- wp:woocommerce/product-collection ' . $query . ' -->
    <div class="wp-block-woocommerce-product-collection">
    <!-- wp:woocommerce/product-template -->
    <!-- wp:columns {"verticalAlignment":"center"} -->
    <div class="wp-block-columns are-vertically-aligned-center">
    <!-- wp:column {"verticalAlignment":"center"} -->
    <div class="wp-block-column is-vertically-aligned-center">
    <!-- wp:woocommerce/product-image {"isDescendentOfQueryLoop":true} /-->
    </div>
    <!-- /wp:column -->
    <!-- wp:column {"verticalAlignment":"center"} -->
    <div class="wp-block-column is-vertically-aligned-center">
    <!-- wp:post-title {"level":3,"isLink":true} /-->
    <!-- wp:woocommerce/product-price {"isDescendentOfQueryLoop":true} /-->
    <!-- wp:woocommerce/product-button {"isDescendentOfQueryLoop":true} /-->
    </div>
    <!-- /wp:column -->
    </div>
    <!-- /wp:columns -->
    <!-- /wp:woocommerce/product-template -->
    </div>
    <!-- /wp:woocommerce/product-collection -->';
$examples = $slide(esc_html__('First product', 'mullion'))
    . $slide(esc_html__('Second product', 'mullion'))
    . $slide(esc_html__('Third product', 'mullion'));
$slider = serialize_block_attributes([
    'preset' => 'best-seller',
    'label' => __('Best sellers', 'mullion'),
]);

return [
    'title' => __('Best sellers, one at a time', 'mullion'),
    'keywords' => __('products, bestseller, spotlight', 'mullion'),
    'categories' => ['featured'],
    'content' => Patterns::inSection(sprintf(
        '
        <!-- wp:heading -->
        <h2 class="wp-block-heading">%1$s</h2>
        <!-- /wp:heading -->
        <!-- wp:mullion/slider %2$s -->%3$s
        <!-- /wp:mullion/slider -->
        ',
        esc_html__('Chosen most', 'mullion'),
        $slider,
        Patterns::has('woocommerce/product-collection') ? $ofShop : $examples,
    )),
];
