<?php

declare(strict_types=1);

namespace Mullion\Newsletter;

defined('ABSPATH') || exit;

/** Where a subscriber stands. */
enum Status: string
{
    /** Has subscribed, and has not yet said by mail that it was really them. */
    case Pending = 'pending';
    case Confirmed = 'confirmed';
    case Unsubscribed = 'unsubscribed';

    public function label(): string
    {
        return match ($this) {
            self::Pending => __('Waiting for confirmation', 'mullion'),
            self::Confirmed => __('Subscribed', 'mullion'),
            self::Unsubscribed => __('Unsubscribed', 'mullion'),
        };
    }
}
