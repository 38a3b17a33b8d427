<?php

/** Tabs, each with a text and a slider of pictures. A tab is called by its heading. */

declare(strict_types=1);

use Mullion\Blocks\Patterns;

defined('ABSPATH') || exit;

$picture = esc_url(plugins_url('patterns/picture.svg', MULLION_FILE));
$image = sprintf(
    '
    <!-- wp:image {"sizeSlug":"large"} -->
    <figure class="wp-block-image size-large"><img src="%1$s" alt=""/><figcaption
    class="wp-element-caption">%2$s</figcaption></figure>
    <!-- /wp:image -->',
    $picture,
    esc_html__('Name of the product', 'mullion'),
);
$tab = static fn(string $name): string => sprintf(
    '
    <!-- wp:group {"layout":{"type":"default"}} -->
    <div class="wp-block-group">
    <!-- wp:heading {"level":3} -->
    <h3 class="wp-block-heading">%1$s</h3>
    <!-- /wp:heading -->
    <!-- wp:paragraph -->
    <p>%2$s</p>
    <!-- /wp:paragraph -->
    <!-- wp:mullion/slider %3$s -->%4$s
    <!-- /wp:mullion/slider -->
    </div>
    <!-- /wp:group -->',
    esc_html($name),
    esc_html__('What suits it, in a sentence or two.', 'mullion'),
    serialize_block_attributes(['preset' => 'sale-2', 'label' => $name]),
    str_repeat($image, 5),
);
$tabs = serialize_block_attributes(['label' => __('By room', 'mullion')]);

return [
    'title' => __('Tabs with pictures', 'mullion'),
    'keywords' => __('rooms, sections, tabs', 'mullion'),
    'categories' => ['featured', 'gallery'],
    'content' => Patterns::inSection(sprintf(
        '
        <!-- wp:heading -->
        <h2 class="wp-block-heading">%1$s</h2>
        <!-- /wp:heading -->
        <!-- wp:mullion/tabs %2$s -->%3$s%4$s%5$s
        <!-- /wp:mullion/tabs -->
        ',
        esc_html__('For every room', 'mullion'),
        $tabs,
        $tab(__('Living room', 'mullion')),
        $tab(__('Kitchen', 'mullion')),
        $tab(__('Office', 'mullion')),
    )),
];
