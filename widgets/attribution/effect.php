<?php

declare(strict_types=1);

defined('ABSPATH') || exit;

return __('Where an order came from is noted by one small script, not two.', 'mullion');
