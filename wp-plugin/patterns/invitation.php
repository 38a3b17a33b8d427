<?php

/**
 * The invitation at the end of a home page: the newsletter. It stands in the page's column: what has the full width
 * begins at the window's edge in a classic theme, which knows no content size.
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

$heading = esc_html__('Hear of it first', 'mullion');
$text = esc_html__('Offers and news, once a month.', 'mullion');

return [
    'title' => __('Invitation to the newsletter', 'mullion'),
    'keywords' => __('newsletter, subscribe, mail', 'mullion'),
    'categories' => ['call-to-action'],
    'content' => sprintf(
        '
        <!-- wp:group {"layout":{"type":"constrained"}} -->
        <div class="wp-block-group">
        <!-- wp:heading -->
        <h2 class="wp-block-heading">%1$s</h2>
        <!-- /wp:heading -->
        <!-- wp:paragraph -->
        <p>%2$s</p>
        <!-- /wp:paragraph -->
        <!-- wp:mullion/newsletter /-->
        </div>
        <!-- /wp:group -->
        ',
        $heading,
        $text,
    ),
];
