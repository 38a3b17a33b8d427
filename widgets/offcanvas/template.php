<?php

/**
 * Slide-in menu: a part of the page without script, which its opener links to; a modal with it.
 *
 * @var array{label: string, close: string, content: string} $props
 */

defined('ABSPATH') || exit;
?>
<div class="mullion-offcanvas__head">
    <p class="mullion-offcanvas__title" aria-hidden="true"><?php echo esc_html($props['label']); ?></p>
    <button
        type="button"
        class="mullion-offcanvas__close"
        data-close=""
        aria-label="<?php echo esc_attr($props['close']); ?>"
    ></button>
</div>
<div class="mullion-offcanvas__content"><?php
    echo $props['content']; // phpcs:ignore WordPress.Security.EscapeOutput -- trusted HTML of the caller.
?></div>
