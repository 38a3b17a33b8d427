<?php

declare(strict_types=1);

namespace Mullion\Newsletter;

defined('ABSPATH') || exit;

/** What became of a token; only a good one lets the form through. */
enum TokenVerdict
{
    case Good;
    /** Missing, forged, stale, or another browser's: a fresh one helps. */
    case Bad;
    /** Younger than anyone types: the same answer a moment later is fine. */
    case TooYoung;
}
