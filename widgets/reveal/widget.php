<?php

declare(strict_types=1);

use Mullion\Widgets\Widget;

defined('ABSPATH') || exit;

/*
 * `content` is trusted HTML that the caller has escaped.
 */
return new Widget(
    name: 'reveal',
    defaults: static fn(): array => ['content' => ''],
    // The gaps between blocks are the theme's.
    attributes: static fn(): array => ['class' => 'mullion-reveal is-layout-flow'],
    html: ['content'],
    isEmpty: static fn(array $props): bool => is_string($props['content']) && trim($props['content']) === '',
);
