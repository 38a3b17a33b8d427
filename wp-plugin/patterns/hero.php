<?php

/** The large slider on top of a home page. A heading says its colour itself: many themes give every heading one. */

declare(strict_types=1);

defined('ABSPATH') || exit;

$title1 = esc_html__('What you are known for', 'mullion');
$text1 = esc_html__('One sentence that says why.', 'mullion');
$title2 = esc_html__('What is new', 'mullion');
$text2 = esc_html__('One sentence about it.', 'mullion');

// Without a picture in it a slide is as high as its words and their room.
$room = ['top' => '8rem', 'right' => '2rem', 'bottom' => '8rem', 'left' => '2rem'];
$group = wp_json_encode([
    'style' => [
        'color' => ['background' => '#1d2527', 'text' => '#ffffff'],
        'spacing' => ['padding' => $room],
    ],
    'layout' => ['type' => 'constrained'],
]);
$padding = 'padding-top:8rem;padding-right:2rem;padding-bottom:8rem;padding-left:2rem';

return [
    'title' => __('Large slider', 'mullion'),
    'keywords' => __('banner, carousel, slideshow', 'mullion'),
    'categories' => ['featured', 'banner'],
    'content' => sprintf(
        '
        <!-- wp:mullion/slider {"preset":"home","align":"full"} -->
        <!-- wp:group %5$s -->
        <div
            class="wp-block-group has-text-color has-background"
            style="color:#ffffff;background-color:#1d2527;%6$s"
        >
        <!-- wp:heading {"style":{"color":{"text":"#ffffff"}}} -->
        <h2 class="wp-block-heading has-text-color" style="color:#ffffff">%1$s</h2>
        <!-- /wp:heading -->
        <!-- wp:paragraph -->
        <p>%2$s</p>
        <!-- /wp:paragraph -->
        </div>
        <!-- /wp:group -->
        <!-- wp:group %5$s -->
        <div
            class="wp-block-group has-text-color has-background"
            style="color:#ffffff;background-color:#1d2527;%6$s"
        >
        <!-- wp:heading {"style":{"color":{"text":"#ffffff"}}} -->
        <h2 class="wp-block-heading has-text-color" style="color:#ffffff">%3$s</h2>
        <!-- /wp:heading -->
        <!-- wp:paragraph -->
        <p>%4$s</p>
        <!-- /wp:paragraph -->
        </div>
        <!-- /wp:group -->
        <!-- /wp:mullion/slider -->
        ',
        $title1,
        $text1,
        $title2,
        $text2,
        $group,
        $padding,
    ),
];
