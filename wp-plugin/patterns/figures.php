<?php

/** A company in numbers, which count up. A number is written as the language of the site writes numbers. */

declare(strict_types=1);

use Mullion\Blocks\Patterns;

defined('ABSPATH') || exit;

$column = static fn(string $number, string $suffix, string $label): string => sprintf(
    '
    <!-- wp:column -->
    <div class="wp-block-column">
    <!-- wp:mullion/count-up %s /-->
    </div>
    <!-- /wp:column -->',
    serialize_block_attributes(['number' => $number, 'suffix' => $suffix, 'label' => $label]),
);

return [
    'title' => __('Figures that count up', 'mullion'),
    'keywords' => __('numbers, statistics, counter', 'mullion'),
    'categories' => ['about', 'text'],
    'content' => Patterns::inSection(sprintf(
        '
        <!-- wp:columns -->
        <div class="wp-block-columns">%1$s%2$s%3$s%4$s
        </div>
        <!-- /wp:columns -->
        ',
        $column(number_format_i18n(1500), '+', __('orders delivered', 'mullion')),
        $column(number_format_i18n(15), '', __('years of experience', 'mullion')),
        $column(number_format_i18n(98.5, 1), '%', __('of our customers recommend us', 'mullion')),
        $column(number_format_i18n(24), '', __('people in the team', 'mullion')),
    )),
];
