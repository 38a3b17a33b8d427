<?php

declare(strict_types=1);

use Mullion\Widgets\LaterPictures;
use Mullion\Widgets\Widget;

defined('ABSPATH') || exit;

/*
 * `content` is trusted HTML that the caller has escaped; `id` is what openers point to.
 */
return new Widget(
    name: 'modal',
    defaults: static fn(): array => [
        'id' => 'mullion-modal',
        'title' => '',
        'content' => '',
        'close' => __('Close', 'mullion'),
    ],
    attributes: static fn(array $props): array => [
        'id' => $props['id'],
        'aria-labelledby' => is_string($props['id']) ? $props['id'] . '-title' : null,
    ],
    html: ['content'],
    tag: 'dialog',
    // Nobody sees it before it is opened.
    prepare: static fn(array $props): array => ['content' => LaterPictures::in($props['content'])] + $props,
);
