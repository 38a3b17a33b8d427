<?php

declare(strict_types=1);

namespace Mullion\Admin;

defined('ABSPATH') || exit;

/** A section that says on which tab it stands; any other stands among the widgets. */
interface HasTab
{
    public function tab(): Tab;
}
