<?php

declare(strict_types=1);

use Mullion\Widgets\LaterPictures;
use Mullion\Widgets\Widget;

defined('ABSPATH') || exit;

return new Widget(
    name: 'offcanvas',
    defaults: static fn(): array => [
        'id' => 'mullion-offcanvas',
        'side' => 'start',
        'label' => __('Menu', 'mullion'),
        'close' => __('Close', 'mullion'),
        'content' => '',
    ],
    // "open", as a part of the page, is how it shows where no script runs.
    attributes: static fn(array $props): array => [
        'id' => $props['id'],
        'aria-label' => $props['label'],
        'open' => true,
    ],
    html: ['content'],
    tag: 'dialog',
    // Nobody sees it before it is opened.
    prepare: static fn(array $props): array => ['content' => LaterPictures::in($props['content'])] + $props,
);
