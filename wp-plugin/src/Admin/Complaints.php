<?php

declare(strict_types=1);

namespace Mullion\Admin;

defined('ABSPATH') || exit;

/** Tells the owner what was not kept of a form, on the page that it leads back to. */
final class Complaints
{
    /**
     * Each bears the id of its field, at which it is said again; on top of the page the section tells a "Client ID"
     * from the others'.
     *
     * @param array<mixed> $typed What was sent of this section.
     *
     * @return bool Whether there was something to say.
     */
    public static function add(SettingsSection $section, array $typed): bool
    {
        $complaints = $section instanceof HasComplaints ? $section->complaints($typed) : [];
        foreach ($complaints as $field => $complaint) {
            $code = is_string($field) ? FieldMarks::id($section, $field) : 'not-kept';
            add_settings_error($section->option(), $code, esc_html("{$section->title()} – {$complaint}"));
        }
        return $complaints !== [];
    }
}
