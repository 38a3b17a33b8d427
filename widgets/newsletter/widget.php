<?php

declare(strict_types=1);

use Mullion\Newsletter\Options;
use Mullion\Newsletter\Token;
use Mullion\Widgets\Widget;

defined('ABSPATH') || exit;

/*
 * The token is the same for every visitor, so that a full-page cache may keep the page. What the visitor agrees to is a
 * setting rather than a prop: the server keeps that text as proof.
 */
return new Widget(
    name: 'newsletter',
    defaults: static fn(): array => [
        'id' => 'mullion-newsletter',
        'action' => admin_url('admin-ajax.php', 'relative'),
        'token' => Token::ofSite()->forPage(time()),
        'title' => '',
        'label' => __('Your e-mail address', 'mullion'),
        'button' => __('Subscribe', 'mullion'),
        'consent' => (new Options())->consent(),
        'bait' => __('Please leave this field empty', 'mullion'),
        'done' => __('Success', 'mullion'),
        'doneText' => __('You have subscribed successfully. Thank you!', 'mullion'),
        // Said to everyone: who is in the list already must not be told apart.
        'confirm' => (new Options())->isDoubleOptIn()
            ? __('Please open the e-mail that we have just sent you and press the link in it to confirm.', 'mullion')
            : '',
        'failed' => __('Failed', 'mullion'),
        'failedText' => __('An error occurred during registration. Please try again!', 'mullion'),
    ],
    attributes: static fn(array $props): array => [
        'id' => $props['id'],
        'action' => $props['action'],
        'method' => 'post',
    ],
    tag: 'form',
    hasFreeId: true,
);
