<?php

/**
 * Modal: a title, a closing button and the theme's content, in a native dialog.
 *
 * @var array{id: string, title: string, content: string, close: string} $props
 */

defined('ABSPATH') || exit;
?>
<div class="mullion-modal__head">
    <h2 class="mullion-modal__title" id="<?php echo esc_attr($props['id']); ?>-title"><?php
        echo esc_html($props['title']);
    ?></h2>
    <button
        class="mullion-modal__close"
        type="button"
        data-close
        aria-label="<?php echo esc_attr($props['close']); ?>"
    ></button>
</div>
<div class="mullion-modal__body"><?php
    echo $props['content']; // phpcs:ignore WordPress.Security.EscapeOutput -- trusted HTML, escaped by the caller.
?></div>
