<?php

/** A sale that ends: its heading above the clock. */

declare(strict_types=1);

defined('ABSPATH') || exit;

$heading = esc_html__('On sale', 'mullion');
// Words in an attribute are JSON in a comment.
$clock = serialize_block_attributes([
    'until' => wp_date('Y-m-d\T00:00', time() + WEEK_IN_SECONDS),
    'label' => __('The offer ends on', 'mullion'),
    'ended' => __('The offer is over.', 'mullion'),
]);

return [
    'title' => __('Sale with a countdown', 'mullion'),
    'keywords' => __('offer, countdown, discount', 'mullion'),
    'categories' => ['call-to-action'],
    'content' => sprintf(
        '
        <!-- wp:group {"align":"wide","layout":{"type":"constrained"}} -->
        <div class="wp-block-group alignwide">
        <!-- wp:heading -->
        <h2 class="wp-block-heading">%1$s</h2>
        <!-- /wp:heading -->
        <!-- wp:mullion/countdown %2$s /-->
        </div>
        <!-- /wp:group -->
        ',
        $heading,
        $clock,
    ),
];
