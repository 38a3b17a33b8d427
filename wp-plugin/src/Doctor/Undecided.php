<?php

declare(strict_types=1);

namespace Mullion\Doctor;

use Mullion\Cart\FragmentScripts;
use Mullion\Doctor\Checks\FragmentScriptsCheck;
use Mullion\Site\Hooked;

defined('ABSPATH') || exit;

/**
 * Asks the owner, wherever they work, whether code that other plugins send with the cart may run: until somebody has
 * decided, an advertiser's count stays at nought and nobody may notice.
 */
final class Undecided implements Hooked
{
    public function register(): void
    {
        add_action('admin_notices', [$this, 'show']);
    }

    /** Hooked to `admin_notices`. The plugin's own page says it in its overview. */
    public function show(): void
    {
        $isDecided = FragmentScripts::choice() !== null;
        if ($isDecided || ($GLOBALS['plugin_page'] ?? '') === 'mullion' || !current_user_can('manage_options')) {
            return;
        }
        $finding = (new FragmentScriptsCheck())->run();
        if ($finding->verdict !== Verdict::Good) {
            printf(
                '<div class="notice notice-warning"><p><strong>Mullion:</strong> %s. %s <a href="%s">%s</a></p></div>',
                esc_html($finding->found),
                esc_html($finding->remedy),
                esc_url(admin_url($finding->page)),
                esc_html__('Decide: to save it either way ends this notice', 'mullion'),
            );
        }
    }
}
