<?php

declare(strict_types=1);

namespace Mullion\SocialLogin;

defined('ABSPATH') || exit;

/** Ends a login. The message is for the owner and his log, never for visitors. */
final class LoginError extends \RuntimeException
{
    public function __construct(public readonly Problem $problem, string $detail = '')
    {
        parent::__construct($detail === '' ? $problem->value : $detail);
    }
}
