<?php

declare(strict_types=1);

namespace Mullion\Admin;

defined('ABSPATH') || exit;

/** A part that has settings of its own, and what stands beside them. They are shown while it is off, too. */
interface HasSettings
{
    /** @return list<SettingsSection> */
    public function settings(): array;

    /** @return list<Panel> */
    public function panels(): array;
}
