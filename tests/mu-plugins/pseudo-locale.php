<?php

/**
 * Plugin Name: Mullion tests: a language that marks every sentence of the plugin
 *
 * For the visitor with the cookie `mullion-test-pseudo`.
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

if (isset($_COOKIE['mullion-test-pseudo'])) {
    add_filter('gettext_mullion', static fn(string $text): string => "⟦{$text}⟧");
}
