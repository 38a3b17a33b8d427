<?php

declare(strict_types=1);

defined('ABSPATH') || exit;

return __('An option that is missing is asked for in its place.', 'mullion');
