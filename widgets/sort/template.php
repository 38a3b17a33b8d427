<?php

/**
 * Sort order of a listing: a form with its button, which no visitor with scripts needs to see.
 *
 * @var array{
 *     label: string,
 *     name: string,
 *     value: string,
 *     options: array<string, string>,
 *     fields: array<string, string>,
 *     submit: string,
 * } $props `fields` are hidden inputs: what of the address has to stay.
 */

defined('ABSPATH') || exit;
?>
<form class="mullion-sort__form" method="get">
    <label class="mullion-sort__field">
        <span class="mullion-sort__label"><?php echo esc_html($props['label']); ?></span>
        <select class="mullion-sort__select" name="<?php echo esc_attr($props['name']); ?>">
            <?php foreach ($props['options'] as $value => $option) : ?>
                <?php $selected = (string) $value === $props['value'] ? ' selected' : ''; ?>
                <option value="<?php echo esc_attr((string) $value); ?>"<?php echo esc_attr($selected); ?>><?php
                    echo esc_html($option);
                ?></option>
            <?php endforeach; ?>
        </select>
    </label>
    <?php foreach ($props['fields'] as $name => $value) : ?>
        <input type="hidden" name="<?php echo esc_attr((string) $name); ?>" value="<?php echo esc_attr($value); ?>">
    <?php endforeach; ?>
    <button class="mullion-button mullion-sort__submit"><?php echo esc_html($props['submit']); ?></button>
</form>
