<?php

/**
 * Tabs: links to sections of the page, all of which show without script.
 *
 * @var array{id: string, label: string, panels: array<string>} $props
 */

defined('ABSPATH') || exit;

$titles = array_keys($props['panels']);
?>
<ul
    <?php if ($props['label'] !== '') : ?>
        aria-label="<?php echo esc_attr($props['label']); ?>"
    <?php endif; ?>
>
    <?php foreach ($titles as $index => $title) : ?>
        <li><a href="#<?php echo esc_attr($props['id'] . '-' . ($index + 1)); ?>"><?php
            echo esc_html((string) $title);
        ?></a></li>
    <?php endforeach; ?>
</ul>
<?php foreach (array_values($props['panels']) as $index => $panel) : ?>
    <section id="<?php echo esc_attr($props['id'] . '-' . ($index + 1)); ?>"><?php
        echo $panel; // phpcs:ignore WordPress.Security.EscapeOutput -- trusted HTML, escaped by the caller.
    ?></section>
<?php endforeach; ?>
