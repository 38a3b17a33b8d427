<?php

declare(strict_types=1);

namespace Mullion;

use Mullion\Site\Hooked;

defined('ABSPATH') || exit;

/**
 * Where WordPress finds the plugin's sentences in other languages, when the first is asked for.
 *
 * WordPress reads the header "Domain Path" itself from 6.8 on; before, this does the same. A file among the site's own
 * (`wp-content/languages/plugins`) goes first.
 */
final class Translations implements Hooked
{
    public function register(): void
    {
        /** @var \WP_Textdomain_Registry $wp_textdomain_registry */
        global $wp_textdomain_registry;
        $wp_textdomain_registry->set_custom_path('mullion', dirname(MULLION_FILE) . '/build/languages');
        add_filter('load_translation_file', [$this, 'ofLanguage'], 10, 2);
    }

    /**
     * Hooked to `load_translation_file`: where there is no file for a language as a country speaks it, that of the
     * language is read. WPML calls Vietnamese `vi_VN`, WordPress `vi`.
     */
    public function ofLanguage(mixed $file, mixed $domain): mixed
    {
        return $domain === 'mullion' && is_string($file) && !is_readable($file)
            ? preg_replace('/-([a-z]{2,3})_\w+(\.l10n\.php|\.mo)$/', '-$1$2', $file)
            : $file;
    }
}
