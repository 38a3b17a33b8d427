<?php

declare(strict_types=1);

defined('ABSPATH') || exit;

return __('The hint at a field shows while the field is used.', 'mullion');
