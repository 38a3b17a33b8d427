<?php

/**
 * Everything the plugin keeps goes, unless the owner wants it kept: `mullion_settings['site']['keepData']`.
 * What it puts into a visitor's shop session goes with that session.
 */

declare(strict_types=1);

defined('WP_UNINSTALL_PLUGIN') || exit;

require __DIR__ . '/src/autoload.php';

Mullion\Install::undo();
