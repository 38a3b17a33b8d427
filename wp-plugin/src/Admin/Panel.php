<?php

declare(strict_types=1);

namespace Mullion\Admin;

use Mullion\Site\Hooked;

defined('ABSPATH') || exit;

/** What stands on a tab beside its form: what is so, or a form of its own that goes to `admin-post.php`. */
interface Panel extends Hooked, HasTab
{
    /** Whether it stands above the form of the tab. */
    public function isFirst(): bool;

    public function show(): void;
}
