<?php

/** Finished work: pictures with captions. */

declare(strict_types=1);

use Mullion\Blocks\Patterns;

defined('ABSPATH') || exit;

$picture = esc_url(plugins_url('patterns/picture.svg', MULLION_FILE));
$slide = static fn(string $caption): string => sprintf(
    '
    <!-- wp:image {"sizeSlug":"large"} -->
    <figure class="wp-block-image size-large"><img src="%2$s" alt=""/><figcaption
    class="wp-element-caption">%1$s</figcaption></figure>
    <!-- /wp:image -->',
    $caption,
    $picture,
);
$slider = serialize_block_attributes([
    'preset' => 'sale-2',
    'label' => __('Our latest work', 'mullion'),
    'items' => 3,
]);

return [
    'title' => __('Slider of works with captions', 'mullion'),
    'keywords' => __('portfolio, projects, gallery', 'mullion'),
    'categories' => ['portfolio', 'gallery'],
    'content' => Patterns::inSection(sprintf(
        '
        <!-- wp:heading -->
        <h2 class="wp-block-heading">%1$s</h2>
        <!-- /wp:heading -->
        <!-- wp:mullion/slider %2$s -->%3$s
        <!-- /wp:mullion/slider -->
        ',
        esc_html__('Our latest work', 'mullion'),
        $slider,
        str_repeat($slide(esc_html__('What it is, and where', 'mullion')), 5),
    )),
];
