<?php

/**
 * A part of the page that comes in when it is scrolled to: what is in it, and nothing around.
 *
 * @var array{content: string} $props
 */

defined('ABSPATH') || exit;

echo $props['content']; // phpcs:ignore WordPress.Security.EscapeOutput -- trusted HTML, escaped by the caller.
