<?php

declare(strict_types=1);

namespace Mullion\Doctor;

defined('ABSPATH') || exit;

/** One thing that can stand in the plugin's way on a site. */
interface Check
{
    /** Lower case and underscores: Site Health and the command line know the check by it. */
    public function name(): string;

    public function title(): string;

    public function run(): Finding;
}
