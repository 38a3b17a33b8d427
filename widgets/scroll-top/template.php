<?php

/**
 * Back to top: a link, which does its job where no script runs.
 *
 * @var array{label: string} $props
 */

defined('ABSPATH') || exit;
?>
<svg class="mullion-scroll-top__icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M12 20V5M5 12l7-7 7 7"></path>
</svg>
<span class="mullion-visually-hidden"><?php echo esc_html($props['label']); ?></span>
