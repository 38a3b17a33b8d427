<?php

declare(strict_types=1);

use Mullion\Widgets\Widget;

defined('ABSPATH') || exit;

/*
 * The buttons are those of the providers that the owner has set up; a theme may give others, such as
 * another plugin's. Nobody who is logged in sees any.
 */
return new Widget(
    name: 'social-login',
    defaults: static fn(): array => [
        'label' => __('Or log in with', 'mullion'),
        /* translators: %s: Google, Facebook … */
        'text' => __('Continue with %s', 'mullion'),
        'hint' => __('opens a new window', 'mullion'),
        /**
         * The buttons of a social login.
         *
         * @since 0.1.0
         *
         * @param list<array{id: string, label: string, url: string}> $buttons Those of the owner's providers.
         */
        'providers' => apply_filters('mullion_login_buttons', []),
    ],
);
