<?php

/** The newest posts as a slider: each entry of core’s Query Loop is a slide. */

declare(strict_types=1);

use Mullion\Blocks\Patterns;

defined('ABSPATH') || exit;

$slider = serialize_block_attributes([
    'preset' => 'post',
    'label' => __('Newest posts', 'mullion'),
]);
$query = serialize_block_attributes(['query' => [
    'perPage' => 6,
    'pages' => 0,
    'offset' => 0,
    'postType' => 'post',
    'order' => 'desc',
    'orderBy' => 'date',
    'author' => '',
    'search' => '',
    'exclude' => [],
    'sticky' => '',
    'inherit' => false,
]]);

return [
    'title' => __('Slider of the newest posts', 'mullion'),
    'keywords' => __('blog, news, query loop', 'mullion'),
    'categories' => ['posts'],
    'content' => Patterns::inSection(sprintf(
        '
        <!-- wp:heading -->
        <h2 class="wp-block-heading">%1$s</h2>
        <!-- /wp:heading -->
        <!-- wp:mullion/slider %2$s -->
        <!-- wp:query %3$s -->
        <div class="wp-block-query">
        <!-- wp:post-template -->
        <!-- wp:post-featured-image {"isLink":true,"aspectRatio":"3/2"} /-->
        <!-- wp:post-title {"level":3,"isLink":true} /-->
        <!-- wp:post-excerpt {"excerptLength":20} /-->
        <!-- /wp:post-template -->
        </div>
        <!-- /wp:query -->
        <!-- /wp:mullion/slider -->
        ',
        esc_html__('From our blog', 'mullion'),
        $slider,
        $query,
    )),
];
