<?php

/**
 * Store notice: a form, so that its button also works where no script runs.
 *
 * @var array{noticeId: string, content: string, label: string, dismiss: string} $props
 */

defined('ABSPATH') || exit;
?>
<form class="mullion-notice__form" method="post">
    <div class="mullion-notice__content"><?php echo wp_kses_post($props['content']); ?></div>
    <input type="hidden" name="mullion_dismiss_notice" value="<?php echo esc_attr($props['noticeId']); ?>">
    <button class="mullion-notice__dismiss"><?php echo esc_html($props['dismiss']); ?></button>
</form>
