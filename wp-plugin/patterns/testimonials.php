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
    'keywords' => __('reviews, quotes, customers', 'mullion'),
    'categories' => ['testimonials'],
    'content' => sprintf(
        '
        <!-- wp:heading {"textAlign":"center"} -->
        <h2 class="wp-block-heading has-text-align-center">%1$s</h2>
        <!-- /wp:heading -->
        <!-- wp:mullion/slider {"preset":"testimonial","align":"wide"} -->
        <!-- wp:quote {"textAlign":"center"} -->
        <blockquote class="wp-block-quote has-text-align-center">
        <!-- wp:paragraph -->
        <p>%2$s</p>
        <!-- /wp:paragraph -->
        <cite>%3$s</cite></blockquote>
        <!-- /wp:quote -->
        <!-- wp:quote {"textAlign":"center"} -->
        <blockquote class="wp-block-quote has-text-align-center">
        <!-- wp:paragraph -->
        <p>%4$s</p>
        <!-- /wp:paragraph -->
        <cite>%5$s</cite></blockquote>
        <!-- /wp:quote -->
        <!-- /wp:mullion/slider -->
        ',
        $heading,
        $words1,
        $name1,
        $words2,
        $name2,
    ),
];
