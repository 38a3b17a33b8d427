<?php

declare(strict_types=1);

defined('ABSPATH') || exit;

return __('Login, coupon and other parts of the checkout open in place.', 'mullion');
