<?php

declare(strict_types=1);

namespace Mullion\Admin;

defined('ABSPATH') || exit;

/** What `?mullion=doctor` says; `src/doctor/told.ts` has the same names. */
final class DoctorWords
{
    /** @return array<string, string> */
    public static function all(): array
    {
        return [
            'title' => __('How the widgets fare', 'mullion'),
            'open' => __('Show the list', 'mullion'),
            'close' => __('Close', 'mullion'),
            'leave' => __('Leave this view', 'mullion'),
            'show' => __('Show on the page', 'mullion'),
            'hidden' => __('It is not visible now.', 'mullion'),
            /* translators: how many widgets, how many of them failed, and a size such as "34.2 KB". */
            'count' => __('Widgets: %1$s, failed: %2$s, script: %3$s', 'mullion'),
            'absent' => __('The plugin’s script has not run on this page. Site Health may know why.', 'mullion'),
            'nothing' => __('No element of this page asks for a widget.', 'mullion'),
            'later' => __('Has not begun: its moment has not come.', 'mullion'),
            'waiting' => __('Is beginning.', 'mullion'),
            'ready' => __('Works.', 'mullion'),
            'failed' => __('Failed: the page shows what the server has printed.', 'mullion'),
            'left' => __('Left to another script of the page', 'mullion'),
            'off' => __('Switched off in the settings.', 'mullion'),
            'unknown' => __('There is no widget of this name.', 'mullion'),
            'begins' => __('Begins:', 'mullion'),
            'load' => __('at once', 'mullion'),
            'idle' => __('when the page has loaded and rests', 'mullion'),
            'visible' => __('when it is nearly in view', 'mullion'),
            'interaction' => __('when somebody turns to it', 'mullion'),
            /* translators: %s: a media query such as "(min-width: 783px)". */
            'media' => __('where the window fits %s', 'mullion'),
            /* translators: %s: a size such as "2.1 KB". */
            'script' => __('Its script: %s over the network.', 'mullion'),
            'kept' => __('Its script: nothing, the browser had kept it.', 'mullion'),
            /* translators: %s: a number of milliseconds. */
            'started' => __('Ready %s ms after its moment.', 'mullion'),
            'page' => __('Of the whole page', 'mullion'),
        ];
    }
}
