<?php

/**
 * Slider: a strip of slides that scrolls and snaps; early.ts adds the arrows where scripts run.
 *
 * @var array{preset: string, label: string, slides: list<string>} $props
 */

defined('ABSPATH') || exit;
?>
<ul class="mullion-slider__track" role="list" tabindex="0">
    <?php foreach ($props['slides'] as $slide) : ?>
        <li class="mullion-slider__slide"><?php
            echo $slide; // phpcs:ignore WordPress.Security.EscapeOutput -- trusted HTML, escaped by the caller.
        ?></li>
    <?php endforeach; ?>
</ul>
