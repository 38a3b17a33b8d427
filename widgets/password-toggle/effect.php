<?php

declare(strict_types=1);

defined('ABSPATH') || exit;

return __('Password fields get a button that shows what was typed.', 'mullion');
