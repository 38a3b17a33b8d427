<?php

declare(strict_types=1);

namespace Mullion\Doctor;

defined('ABSPATH') || exit;

/** A check that takes seconds, as it asks this site for a page: Site Health runs it when its screen is there. */
interface AsksTheSite extends Check {}
