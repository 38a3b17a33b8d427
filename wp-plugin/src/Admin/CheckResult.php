<?php

declare(strict_types=1);

namespace Mullion\Admin;

defined('ABSPATH') || exit;

/** How a {@see Check} ended. */
final class CheckResult
{
    /** @param string $text What was seen, and what to do where it is a fault; translated. */
    public function __construct(
        public readonly bool $isGood,
        public readonly string $text,
    ) {}
}
