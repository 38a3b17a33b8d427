<?php

declare(strict_types=1);

defined('ABSPATH') || exit;

return __('The page scrolls to a message that comes, such as an error.', 'mullion');
