<?php

/** What customers say, one at a time. */

declare(strict_types=1);

defined('ABSPATH') || exit;

$heading = esc_html__('What customers say', 'mullion');
$words1 = esc_html__('A sentence or two in their own words.', 'mullion');
$name1 = esc_html__('Name, place', 'mullion');
$words2 = esc_html__('A sentence or two in their own words.', 'mullion');
$name2 = esc_html__('Name, place', 'mullion');

return [
    'title' => __('Testimonials with dots', 'mullion'),
    'content' => <<<HTML
        <!-- wp:heading {"textAlign":"center"} -->
        <h2 class="wp-block-heading has-text-align-center">{$heading}</h2>
        <!-- /wp:heading -->
        <!-- wp:mullion/slider {"preset":"testimonial","align":"wide"} -->
        <!-- wp:quote -->
        <blockquote class="wp-block-quote">
        <!-- wp:paragraph -->
        <p>{$words1}</p>
        <!-- /wp:paragraph -->
        <cite>{$name1}</cite></blockquote>
        <!-- /wp:quote -->
        <!-- wp:quote -->
        <blockquote class="wp-block-quote">
        <!-- wp:paragraph -->
        <p>{$words2}</p>
        <!-- /wp:paragraph -->
        <cite>{$name2}</cite></blockquote>
        <!-- /wp:quote -->
        <!-- /wp:mullion/slider -->
        HTML,
];
