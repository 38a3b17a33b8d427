<?php

/**
 * Newsletter: a form that works without script; the last two lines are its answers, shown by the
 * fragment of the address (`:target`), so that no cache has to know.
 *
 * @var array{
 *     id: string,
 *     token: string,
 *     title: string,
 *     label: string,
 *     button: string,
 *     consent: string,
 *     bait: string,
 *     done: string,
 *     doneText: string,
 *     confirm: string,
 *     failed: string,
 *     failedText: string,
 * } $props
 */

defined('ABSPATH') || exit;
?>
<?php if ($props['title'] !== '') : ?>
    <p class="mullion-newsletter__title"><?php echo esc_html($props['title']); ?></p>
<?php endif; ?>
<label class="mullion-newsletter__label" for="<?php echo esc_attr($props['id']); ?>-email"><?php
    echo esc_html($props['label']);
?></label>
<div class="mullion-newsletter__row">
    <input
        class="mullion-newsletter__input"
        type="email"
        name="email_reg"
        id="<?php echo esc_attr($props['id']); ?>-email"
        required
        maxlength="190"
        autocomplete="email"
        aria-describedby="<?php echo esc_attr($props['id']); ?>-consent"
    >
    <button class="mullion-newsletter__button"><?php echo esc_html($props['button']); ?></button>
</div>
<p class="mullion-newsletter__consent" id="<?php echo esc_attr($props['id']); ?>-consent"><?php
    echo esc_html($props['consent']);
?></p>
<label class="mullion-visually-hidden" aria-hidden="true"><?php echo esc_html($props['bait']); ?>
    <input name="note" tabindex="-1" autocomplete="off">
</label>
<input type="hidden" name="action" value="submit_register_form">
<input type="hidden" name="_token" value="<?php echo esc_attr($props['token']); ?>">
<input type="hidden" name="form" value="<?php echo esc_attr($props['id']); ?>">
<span hidden data-widget="attribution" data-prefix="mullion_source_"></span>
<p class="mullion-newsletter__answer" id="<?php echo esc_attr($props['id']); ?>-done">
    <strong><?php echo esc_html($props['done']); ?></strong> <?php
        echo esc_html($props['doneText']);
        if ($props['confirm'] !== '') :
    ?> <span class="mullion-newsletter__confirm"><?php echo esc_html($props['confirm']); ?></span><?php
        endif;
    ?>
</p>
<p
    class="mullion-newsletter__answer mullion-newsletter__answer--failed"
    id="<?php echo esc_attr($props['id']); ?>-failed"
>
    <strong><?php echo esc_html($props['failed']); ?></strong> <?php echo esc_html($props['failedText']); ?>
</p>
