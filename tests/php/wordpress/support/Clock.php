<?php

declare(strict_types=1);

namespace Mullion\Tests\WordPress;

/** The time as the newsletter has it. */
final class Clock
{
    /** Seconds by which it is later. */
    public static int $ahead = 0;

    public static function now(): int
    {
        return time() + self::$ahead;
    }
}
