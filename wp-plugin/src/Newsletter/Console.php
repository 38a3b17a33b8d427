<?php

declare(strict_types=1);

namespace Mullion\Newsletter;

defined('ABSPATH') || exit;

/** What a command needs of WP-CLI. */
interface Console
{
    public function line(string $text): void;

    /** Says what went wrong, and ends with it. */
    public function error(string $text): void;

    /** @return bool Whether the answer was yes. */
    public function confirm(string $question): bool;
}
