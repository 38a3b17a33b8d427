<?php

/**
 * Nothing is left behind: the one option goes, and what the plugin puts into a visitor's shop session
 * goes with that session.
 */

declare(strict_types=1);

defined('WP_UNINSTALL_PLUGIN') || exit;

delete_option('mullion_settings');
