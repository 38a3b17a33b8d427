<?php

/**
 * Number that counts up: the number itself, which the script counts to, and what it is a number of.
 *
 * @var array{number: scalar, prefix: string, suffix: string, label: string} $props
 */

defined('ABSPATH') || exit;
?>
<p class="mullion-count-up__figure"><?php
    echo esc_html($props['prefix'] . $props['number'] . $props['suffix']);
?></p>
<?php if ($props['label'] !== '') : ?>
    <p class="mullion-count-up__label"><?php echo esc_html($props['label']); ?></p>
<?php endif; ?>
