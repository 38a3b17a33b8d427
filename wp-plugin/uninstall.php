<?php

/**
 * Nothing is left behind: the plugin keeps no option and no table, and what it puts into a visitor's
 * shop session goes with that session.
 */

declare(strict_types=1);

defined('WP_UNINSTALL_PLUGIN') || exit;
