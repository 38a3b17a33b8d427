<?php

/** The newest posts as a slider: each entry of core’s Query Loop is a slide. */

declare(strict_types=1);

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
    'content' => sprintf(
        '
        <!-- wp:group {"align":"wide","style":{"spacing":{"padding":{"top":"2rem","bottom":"2rem"}}}} -->
        <div class="wp-block-group alignwide" style="padding-top:2rem;padding-bottom:2rem">
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
        </div>
        <!-- /wp:group -->
        ',
        esc_html__('From our blog', 'mullion'),
        $slider,
        $query,
    ),
];
