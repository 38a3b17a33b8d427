<?php

declare(strict_types=1);

namespace Mullion\Doctor;

defined('ABSPATH') || exit;

/** What a check has found; all of it plain text. */
final class Finding
{
    /**
     * @param string $found  A sentence, with the value that was found.
     * @param string $remedy What to do about it; empty where all is well.
     * @param string $page   Of the administration, where that is done; relative to it, empty for none.
     */
    public function __construct(
        public readonly Verdict $verdict,
        public readonly string $found,
        public readonly string $remedy = '',
        public readonly string $page = '',
    ) {}
}
