<?php

declare(strict_types=1);

use Mullion\Admin\Field;
use Mullion\Admin\FieldKind;

defined('ABSPATH') || exit;

$page = __('ID or name of the social page; without it there is no chat.', 'mullion');
$optional = __('Optional; without it the button leads to Messenger.', 'mullion');
$script = __('Address of a chat service’s script', 'mullion');
$vendor = __('Name of the chat service', 'mullion');

return [
    new Field('pageId', __('Page ID', 'mullion'), FieldKind::Identifier, $page, isNeeded: true),
    Field::everywhere(),
    new Field('logo', __('Address of the logo', 'mullion'), FieldKind::Address),
    new Field('greeting', __('Greeting', 'mullion'), default: __('Hello, how can we help you?', 'mullion')),
    new Field('callToAction', __('Text of the button', 'mullion'), default: __('Online support', 'mullion')),
    new Field('script', $script, FieldKind::Address, $optional, capability: 'unfiltered_html'),
    new Field('vendor', $vendor, help: __('As visitors are told before it is loaded.', 'mullion')),
    new Field('shows', __('CSS selector of what the service adds', 'mullion'), FieldKind::Selector),
    new Field('load', __('When the service is loaded', 'mullion'), FieldKind::Choice, choices: [
        'use' => __('When a visitor opens the chat', 'mullion'),
        'idle' => __('With the page', 'mullion'),
    ]),
    Field::consent(),
];
