<?php

declare(strict_types=1);

namespace Mullion\Site;

defined('ABSPATH') || exit;

/** A part of the server side that the owner can switch off as a whole; wired from `init` on, unless it is off. */
interface Part extends Hooked
{
    /** The name by which {@see Features} knows it. */
    public function name(): string;

    /** What the settings page calls it; null where a widget of the same name has that word. */
    public function title(): ?string;
}
