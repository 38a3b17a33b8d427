<?php

/** The end of a home page: a question that opens a dialog, the newsletter, and the place. */

declare(strict_types=1);

use Mullion\Blocks\Patterns;

defined('ABSPATH') || exit;

$dialog = serialize_block_attributes(['id' => 'mullion-quote', 'title' => __('Ask for a quote', 'mullion')]);
$map = serialize_block_attributes([
    'title' => get_bloginfo('name', 'raw'),
    'address' => __('Street and number, town', 'mullion'),
]);

return [
    'title' => __('Contact with map and newsletter', 'mullion'),
    'keywords' => __('quote, address, location', 'mullion'),
    'categories' => ['contact', 'call-to-action'],
    'content' => Patterns::inSection(sprintf(
        '
        <!-- wp:columns -->
        <div class="wp-block-columns">
        <!-- wp:column -->
        <div class="wp-block-column">
        <!-- wp:heading -->
        <h2 class="wp-block-heading">%1$s</h2>
        <!-- /wp:heading -->
        <!-- wp:paragraph -->
        <p>%2$s</p>
        <!-- /wp:paragraph -->
        <!-- wp:buttons -->
        <div class="wp-block-buttons">
        <!-- wp:button -->
        <div class="wp-block-button"><a
        class="wp-block-button__link wp-element-button" href="#mullion-quote">%3$s</a></div>
        <!-- /wp:button -->
        </div>
        <!-- /wp:buttons -->
        <!-- wp:mullion/modal %4$s -->
        <!-- wp:paragraph -->
        <p>%5$s</p>
        <!-- /wp:paragraph -->
        <!-- wp:paragraph -->
        <p>%6$s</p>
        <!-- /wp:paragraph -->
        <!-- /wp:mullion/modal -->
        </div>
        <!-- /wp:column -->
        <!-- wp:column -->
        <div class="wp-block-column">
        <!-- wp:mullion/map %7$s /-->
        <!-- wp:mullion/newsletter /-->
        </div>
        <!-- /wp:column -->
        </div>
        <!-- /wp:columns -->
        ',
        esc_html__('Do you need an offer?', 'mullion'),
        esc_html__('Tell us roughly what you have in mind. We answer within a working day.', 'mullion'),
        esc_html__('Ask for a quote', 'mullion'),
        $dialog,
        esc_html__('Telephone: your number', 'mullion'),
        esc_html__('Mail: your address', 'mullion'),
        $map,
    )),
];
