<?php

/**
 * Menu: a list of links, which is all there is without script; the button shows where scripts run.
 *
 * @var array{items: string, toggle: string} $props
 */

defined('ABSPATH') || exit;
?>
<button type="button" class="mullion-menu__toggle" aria-expanded="false"><?php
    echo esc_html($props['toggle']);
?></button>
<ul class="mullion-menu__list"><?php
    echo $props['items']; // phpcs:ignore WordPress.Security.EscapeOutput -- trusted HTML of the caller.
?></ul>
