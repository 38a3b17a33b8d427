<?php

declare(strict_types=1);

namespace Mullion\Admin;

defined('ABSPATH') || exit;

/** A tab of Settings → Mullion; the value stands in its address. */
enum Tab: string
{
    case Overview = 'overview';
    case Takeovers = 'takeovers';
    case Widgets = 'widgets';
    case Newsletter = 'newsletter';
    case SocialLogin = 'social-login';
    case Attribution = 'attribution';
    case Advanced = 'advanced';

    public function label(): string
    {
        return match ($this) {
            self::Overview => __('Overview', 'mullion'),
            self::Takeovers => __('Takeovers', 'mullion'),
            self::Widgets => __('Widgets', 'mullion'),
            self::Newsletter => __('Newsletter', 'mullion'),
            self::SocialLogin => __('Social login', 'mullion'),
            self::Attribution => __('Order attribution', 'mullion'),
            self::Advanced => __('Advanced', 'mullion'),
        };
    }

    /** The one that a request asks for; the first where it names none that there is. */
    public static function asked(): self
    {
        // phpcs:ignore WordPress.Security.NonceVerification -- chooses what is shown, changes nothing.
        $asked = $_GET['tab'] ?? null;
        return (is_string($asked) ? self::tryFrom($asked) : null) ?? self::Overview;
    }
}
