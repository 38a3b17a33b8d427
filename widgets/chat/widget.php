<?php

declare(strict_types=1);

use Mullion\Site\Settings;
use Mullion\Widgets\Widget;

defined('ABSPATH') || exit;

/*
 * The owner's settings (`mullion_settings`, `chat`) are the defaults, so that a theme only says where
 * the button stands.
 */
return new Widget(
    name: 'chat',
    defaults: static function (): array {
        $settings = (new Settings())->all()['chat'] ?? [];
        $own = static fn(string $name, string $default = ''): string => (string) ($settings[$name] ?? '') ?: $default;

        return [
            'pageId' => $own('pageId'),
            'logo' => $own('logo'),
            'greeting' => $own('greeting', __('Hello, how can we help you?', 'mullion')),
            'callToAction' => $own('callToAction', __('Online support', 'mullion')),
            'messenger' => __('Message us on Messenger', 'mullion'),
            'script' => $own('script'),
            'load' => $own('load', 'use'),
        ];
    },
    attributes: static fn(array $props): array => [
        'data-hydrate' => $props['script'] !== '' && $props['load'] === 'idle' ? 'idle' : null,
        'role' => 'region',
        'aria-label' => $props['callToAction'],
    ],
    isEmpty: static fn(array $props): bool => ($props['pageId'] ?? '') === '',
);
