<?php

declare(strict_types=1);

namespace Mullion\Admin;

defined('ABSPATH') || exit;

/** A part that has panels of its own on the settings page. They are shown while it is off, too. */
interface HasPanels
{
    /** @return list<Panel> */
    public function panels(): array;
}
