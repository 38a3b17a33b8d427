<?php

declare(strict_types=1);

use Mullion\Widgets\Widget;

defined('ABSPATH') || exit;

return new Widget(
    name: 'scroll-top',
    defaults: static fn(): array => [
        'label' => __('Back to top', 'mullion'),
    ],
    // An address that every browser knows without an element of that id.
    attributes: static fn(): array => ['href' => '#top'],
    tag: 'a',
);
