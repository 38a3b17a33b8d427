<?php

declare(strict_types=1);

use Mullion\Widgets\Widget;

defined('ABSPATH') || exit;

return new Widget(
    name: 'notice',
    defaults: static fn(): array => [
        'noticeId' => '',
        'content' => '',
        'label' => __('Store notice', 'mullion'),
        'dismiss' => __('Dismiss', 'mullion'),
    ],
    attributes: static fn(array $props): array => [
        'data-notice-id' => $props['noticeId'],
        'role' => 'region',
        'aria-label' => $props['label'],
    ],
    // It is small, and the first that is pressed: it would wait behind what moves by itself.
    preload: static fn(): bool => true,
    // Without an ID the text is one, as WooCommerce has it: another text is another notice.
    prepare: static fn(array $props): array => $props['noticeId'] === '' && is_string($props['content'])
        ? ['noticeId' => md5($props['content'])] + $props
        : $props,
    isEmpty: static fn(array $props): bool => is_string($props['content']) && trim($props['content']) === '',
);
