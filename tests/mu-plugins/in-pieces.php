<?php

/**
 * Plugin Name: Mullion tests: an answer that comes in pieces
 *
 * With `?mullion-test=in-pieces` the first bytes of a page are on their way before the page is made, as some themes and servers
 * send them. Who has left by then is told to the network by the second piece, and by the network to PHP with the last
 * one, which WordPress sends as its shutdown begins.
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

add_action('template_redirect', static function (): void {
    if (($_GET['mullion-test'] ?? '') !== 'in-pieces') {
        return;
    }
    ob_end_clean();
    foreach (['first', 'second'] as $piece) {
        echo "<!-- {$piece} -->";
        flush();
        usleep(200_000);
    }
    ob_start();
}, 0);
