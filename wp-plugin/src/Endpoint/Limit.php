<?php

declare(strict_types=1);

namespace Mullion\Endpoint;

defined('ABSPATH') || exit;

/** How often something may happen within how many seconds. */
final class Limit
{
    public function __construct(
        public readonly int $most,
        public readonly int $seconds,
    ) {}
}
