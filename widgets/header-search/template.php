<?php

/**
 * Header search: a <details>, which opens and closes without script; the script moves the focus.
 *
 * @var array{action: string, value: string, postType: string, label: string, field: string} $props
 */

defined('ABSPATH') || exit;
?>
<summary class="mullion-header-search__button">
    <svg class="mullion-header-search__icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16.5 16.5 21 21"></path>
    </svg>
    <span class="mullion-visually-hidden"><?php echo esc_html($props['label']); ?></span>
</summary>
<form
    class="mullion-header-search__form"
    role="search"
    method="get"
    action="<?php echo esc_url($props['action']); ?>"
    aria-label="<?php echo esc_attr($props['label']); ?>"
>
    <label class="mullion-header-search__field">
        <span class="mullion-header-search__caption"><?php echo esc_html($props['field']); ?></span>
        <input
            class="mullion-header-search__input"
            type="search"
            name="s"
            value="<?php echo esc_attr($props['value']); ?>"
        >
    </label>
    <?php if ($props['postType'] !== '') : ?>
        <input type="hidden" name="post_type" value="<?php echo esc_attr($props['postType']); ?>">
    <?php endif; ?>
    <button class="mullion-header-search__submit"><?php echo esc_html($props['label']); ?></button>
</form>
