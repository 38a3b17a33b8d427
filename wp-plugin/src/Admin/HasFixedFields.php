<?php

declare(strict_types=1);

namespace Mullion\Admin;

defined('ABSPATH') || exit;

/** A section of which some fields are set by constants of their own. */
interface HasFixedFields
{
    /** @return list<string> Names of the fields that say nothing as long as the constants are there. */
    public function fixed(): array;
}
