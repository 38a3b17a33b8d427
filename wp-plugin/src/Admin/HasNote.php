<?php

declare(strict_types=1);

namespace Mullion\Admin;

defined('ABSPATH') || exit;

/** A part about which the owner may have to know something beside its box. */
interface HasNote
{
    /** A sentence, translated; empty where there is nothing to say. */
    public function note(): string;
}
