<?php

/** A row of logos that plays. */

declare(strict_types=1);

defined('ABSPATH') || exit;

$heading = esc_html__('Our partners', 'mullion');
$name = esc_html__('Partner', 'mullion');

return [
    'title' => __('Row of partners', 'mullion'),
    'keywords' => __('logos, clients, brands', 'mullion'),
    'categories' => ['about'],
    'content' => sprintf(
        '
        <!-- wp:heading {"textAlign":"center"} -->
        <h2 class="wp-block-heading has-text-align-center">%1$s</h2>
        <!-- /wp:heading -->
        <!-- wp:mullion/slider {"preset":"partner","align":"wide"} -->
        <!-- wp:paragraph {"align":"center"} -->
        <p class="has-text-align-center">%2$s</p>
        <!-- /wp:paragraph -->
        <!-- wp:paragraph {"align":"center"} -->
        <p class="has-text-align-center">%2$s</p>
        <!-- /wp:paragraph -->
        <!-- wp:paragraph {"align":"center"} -->
        <p class="has-text-align-center">%2$s</p>
        <!-- /wp:paragraph -->
        <!-- wp:paragraph {"align":"center"} -->
        <p class="has-text-align-center">%2$s</p>
        <!-- /wp:paragraph -->
        <!-- wp:paragraph {"align":"center"} -->
        <p class="has-text-align-center">%2$s</p>
        <!-- /wp:paragraph -->
        <!-- wp:paragraph {"align":"center"} -->
        <p class="has-text-align-center">%2$s</p>
        <!-- /wp:paragraph -->
        <!-- /wp:mullion/slider -->
        ',
        $heading,
        $name,
    ),
];
