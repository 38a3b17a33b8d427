<?php

/**
 * Plugin Name:          Mullion
 * Description:          Makes the theme's own markup quick to use, by one small script. The cart loses nothing.
 * Version:              0.1.0
 * Requires at least:    6.5
 * Requires PHP:         8.1
 * WC requires at least: 8.5
 * WC tested up to:      11.0
 * Author:               The Mullion authors
 * License:              GPL-2.0-or-later
 * License URI:          https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:          mullion
 * Domain Path:          /build/languages
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

const MULLION_VERSION = '0.1.0';
const MULLION_FILE = __FILE__;

require __DIR__ . '/src/autoload.php';
require __DIR__ . '/functions.php';

mullion()->register();
