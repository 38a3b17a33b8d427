<?php

declare(strict_types=1);

defined('ABSPATH') || exit;

$isShown = function_exists('is_store_notice_showing') && is_store_notice_showing();

return $isShown
    ? __('Your store notice keeps its place and look; it is seen without script.', 'mullion')
    : __('Your shop shows no store notice now.', 'mullion');
