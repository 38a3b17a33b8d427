<?php

declare(strict_types=1);

namespace Mullion\Admin;

defined('ABSPATH') || exit;

/** Tells the owner what was not kept of a form, on the page that it leads back to. */
final class Complaints
{
    /** @param array<mixed> $typed What was sent of this section. */
    public static function add(SettingsSection $section, array $typed): void
    {
        $complaints = $section instanceof HasComplaints ? $section->complaints($typed) : [];
        foreach ($complaints as $complaint) {
            add_settings_error($section->option(), 'not-kept', esc_html($complaint));
        }
        // Of the rest; WordPress says so by itself only where nothing else is said.
        if ($complaints !== [] && !in_array('settings_updated', array_column(get_settings_errors(), 'code'), true)) {
            add_settings_error('general', 'settings_updated', esc_html__('Settings saved.', 'mullion'), 'success');
        }
    }
}
