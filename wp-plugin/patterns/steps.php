<?php

/** How an order goes: each step comes in a little after the one before. */

declare(strict_types=1);

use Mullion\Blocks\Patterns;

defined('ABSPATH') || exit;

$step = static fn(int $number, string $title, string $text): string => sprintf(
    '
    <!-- wp:column -->
    <div class="wp-block-column">
    <!-- wp:mullion/reveal %1$s -->
    <!-- wp:heading {"level":3} -->
    <h3 class="wp-block-heading">%2$d. %3$s</h3>
    <!-- /wp:heading -->
    <!-- wp:paragraph -->
    <p>%4$s</p>
    <!-- /wp:paragraph -->
    <!-- /wp:mullion/reveal -->
    </div>
    <!-- /wp:column -->',
    serialize_block_attributes(['effect' => 'up', 'delay' => ($number - 1) * 80]),
    $number,
    $title,
    $text,
);

return [
    'title' => __('Steps of an order', 'mullion'),
    'keywords' => __('process, how it works, timeline', 'mullion'),
    'categories' => ['services', 'text'],
    'content' => Patterns::inSection(sprintf(
        '
        <!-- wp:heading -->
        <h2 class="wp-block-heading">%1$s</h2>
        <!-- /wp:heading -->
        <!-- wp:columns -->
        <div class="wp-block-columns">%2$s%3$s%4$s%5$s
        </div>
        <!-- /wp:columns -->
        ',
        esc_html__('How it works', 'mullion'),
        $step(1, esc_html__('You write to us', 'mullion'), esc_html__('A few words are enough.', 'mullion')),
        $step(2, esc_html__('We make an offer', 'mullion'), esc_html__('Within a day.', 'mullion')),
        $step(3, esc_html__('We deliver', 'mullion'), esc_html__('On the day that you choose.', 'mullion')),
        $step(4, esc_html__('We stay', 'mullion'), esc_html__('As long as the guarantee holds.', 'mullion')),
    )),
];
