<?php

declare(strict_types=1);

namespace Mullion\SocialLogin;

defined('ABSPATH') || exit;

/** How a visit to a provider ends well. */
final class Ending
{
    public function __construct(
        public readonly string $address,
        /** False: the visitor has something left to do at the address. */
        public readonly bool $isDone,
    ) {}
}
