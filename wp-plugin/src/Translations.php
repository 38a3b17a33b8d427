<?php

declare(strict_types=1);

namespace Mullion;

use Mullion\Site\Hooked;

defined('ABSPATH') || exit;

/** Where WordPress finds the plugin's sentences in other languages. */
final class Translations implements Hooked
{
    public function register(): void
    {
        // Strings are translated from `init` on, as WordPress asks since 6.7.
        add_action('init', [$this, 'load']);
    }

    public function load(): void
    {
        load_plugin_textdomain('mullion', false, dirname(plugin_basename(MULLION_FILE)) . '/build/languages');
    }
}
