<?php

declare(strict_types=1);

namespace Mullion\Doctor;

defined('ABSPATH') || exit;

/** How bad it is, in Site Health's own words. */
enum Verdict: string
{
    case Good = 'good';
    case Recommended = 'recommended';
    case Critical = 'critical';
}
