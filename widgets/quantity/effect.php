<?php

declare(strict_types=1);

defined('ABSPATH') || exit;

return __('Quantity fields get a minus and a plus button.', 'mullion');
