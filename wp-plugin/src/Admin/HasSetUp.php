<?php

declare(strict_types=1);

namespace Mullion\Admin;

defined('ABSPATH') || exit;

/** A part that does nothing until the owner has set something up. */
interface HasSetUp
{
    public function isSetUp(): bool;
}
