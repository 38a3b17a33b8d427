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
        if ($complaints !== []) {
            Messages::addSaved(); // What else was sent.
        }
    }
}
