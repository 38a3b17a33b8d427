<?php

declare(strict_types=1);

namespace Mullion\Newsletter;

defined('ABSPATH') || exit;

/** What a link in a mail is for. */
enum Purpose: string
{
    case Confirm = 'confirm';
    case Unsubscribe = 'unsubscribe';
}
