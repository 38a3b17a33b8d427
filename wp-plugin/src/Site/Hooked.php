<?php

declare(strict_types=1);

namespace Mullion\Site;

defined('ABSPATH') || exit;

/** What WordPress calls: it adds its own hooks, each as `[$this, 'method']`, so that others can remove it. */
interface Hooked
{
    public function register(): void;
}
