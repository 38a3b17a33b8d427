<?php

declare(strict_types=1);

namespace Mullion\Admin;

defined('ABSPATH') || exit;

/** A part that has settings of its own. They are shown while it is off, too. */
interface HasSettings
{
    /** @return list<SettingsSection> */
    public function settings(): array;
}
