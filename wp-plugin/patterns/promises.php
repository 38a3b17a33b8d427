<?php

/** What a shop promises, in a row. */

declare(strict_types=1);

use Mullion\Blocks\Patterns;

defined('ABSPATH') || exit;

$column = static fn(string $title, string $text): string => sprintf(
    '
    <!-- wp:column -->
    <div class="wp-block-column">
    <!-- wp:heading {"level":3} -->
    <h3 class="wp-block-heading">%1$s</h3>
    <!-- /wp:heading -->
    <!-- wp:paragraph -->
    <p>%2$s</p>
    <!-- /wp:paragraph -->
    </div>
    <!-- /wp:column -->',
    $title,
    $text,
);

return [
    'title' => __('Promises in a row', 'mullion'),
    'keywords' => __('benefits, features, services', 'mullion'),
    'categories' => ['services', 'text'],
    'content' => Patterns::inSection(sprintf(
        '
        <!-- wp:columns -->
        <div class="wp-block-columns">%1$s%2$s%3$s%4$s
        </div>
        <!-- /wp:columns -->
        ',
        $column(esc_html__('Fast delivery', 'mullion'), esc_html__('When it arrives.', 'mullion')),
        $column(esc_html__('Guarantee', 'mullion'), esc_html__('How long it holds.', 'mullion')),
        $column(esc_html__('Easy returns', 'mullion'), esc_html__('Until when.', 'mullion')),
        $column(esc_html__('Advice', 'mullion'), esc_html__('When you can be reached.', 'mullion')),
    )),
];
