<?php

declare(strict_types=1);

defined('ABSPATH') || exit;

return __('Choosing an order of products applies it at once.', 'mullion');
