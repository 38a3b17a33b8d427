<?php

declare(strict_types=1);

namespace Mullion\Admin;

defined('ABSPATH') || exit;

/** Looks for what stands in the plugin's way; asked each time the overview is shown, so it has to be quick. */
interface HasFindings
{
    /** @return list<Finding> Empty where all is well. */
    public function findings(): array;
}
