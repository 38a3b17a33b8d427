<?php

declare(strict_types=1);

defined('ABSPATH') || exit;

$isUsed = is_active_widget(false, false, 'woocommerce_product_categories') !== false;

return $isUsed
    ? __('The list of categories in your sidebar would open and close its branches.', 'mullion')
    : __('No sidebar of your theme has the list of categories now.', 'mullion');
