<?php

declare(strict_types=1);

namespace Mullion\Doctor;

use Mullion\Doctor\Checks\CronCheck;
use Mullion\Doctor\Checks\ProxyCheck;
use Mullion\Doctor\Checks\SessionCheck;

defined('ABSPATH') || exit;

/** All that is looked at, for whoever asks. */
final class Doctor
{
    /** @return list<Check> */
    public static function checks(): array
    {
        return [...self::ofCommandLine(), new ProxyCheck()];
    }

    /** @return list<Check> Without those that judge by the request that asks: the command line has none. */
    public static function ofCommandLine(): array
    {
        return [new SessionCheck(), new CronCheck()];
    }
}
